/**
 * From happenings to lines that read as prose: what one actor does in a row becomes one sentence. The terminal composes its
 * log in the same way (`core/telling.py`); a test compares both.
 */
import type { Catalogue, Message } from './catalogue';

/** Something that happened. What belongs together (a battle) has its parts as children. */
export interface Happening {
  kind: string;
  args: Record<string, string | number>;
  children: Happening[];
  /** Is it told in one breath with the one before? */
  leans?: boolean;
  /** The position that it led to. */
  ply?: number;
}

/** What a kind of happening opens or closes, as a battle; which argument adds up; on which kinds it leans. */
export interface HappeningKind {
  name: string;
  opens: string;
  closes: string;
  adds: string;
  leans: string[];
}

type Kinds = Map<string, HappeningKind>;

/** A line of the log; a battle has its rounds below it. */
export interface Line {
  text: string;
  /** The key of the actor's name, or ''. */
  who: string;
  below: Line[];
  /** What it tells, without what is told below it. */
  tells: Happening[];
}

const actor = (happening: Happening): string => String(happening.args['who'] ?? '');
const message = (happening: Happening): Message => ({ key: `tell-${happening.kind}`, args: happening.args });
const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

/** Two numbers, two lists of goods, or two lists of names, added up. */
function sum(one: string | number, other: string | number): string | number {
  if (typeof one === 'number' && typeof other === 'number') return one + other;
  if (!`${one}${other}`.includes('=')) return `${one} ${other}`;
  const amounts = new Map<string, number>();
  for (const part of `${one} ${other}`.split(' ').filter(Boolean)) {
    const at = part.lastIndexOf('=');
    const key = part.slice(0, at);
    amounts.set(key, (amounts.get(key) ?? 0) + Number(part.slice(at + 1)));
  }
  return [...amounts].map(([key, count]) => `${key}=${count}`).join(' ');
}

function both(one: Happening, other: Happening, kinds: Kinds): Happening {
  const adds = kinds.get(one.kind)?.adds;
  if (!adds) return one;
  const total = sum(one.args[adds] ?? 0, other.args[adds] ?? 0);
  return { ...one, args: { ...one.args, [adds]: total }, ply: other.ply ?? one.ply };
}

/** Are two groups the same but for what adds up? */
function same(some: Happening[], others: Happening[], kinds: Kinds): boolean {
  const told = (happening: Happening): string => {
    const adds = kinds.get(happening.kind)?.adds;
    const kept = Object.entries(happening.args).filter(([name]) => name !== adds);
    return JSON.stringify([happening.kind, kept.sort(([a], [b]) => (a < b ? -1 : 1))]);
  };
  return some.length === others.length && some.every((one, i) => told(one) === told(others[i] ?? one));
}

/** Of a way that is told in one breath with another: does it begin where that one ended, for just as many? */
function goesOn({ args: before }: Happening, { args: now }: Happening): boolean {
  return (
    now['whence'] === undefined ||
    (before['where'] === now['whence'] && before['what'] === now['what'] && before['n'] === now['n'])
  );
}

/** Every happening with those that lean on it. */
function leaning(happenings: Happening[], kinds: Kinds): Happening[][] {
  const groups: Happening[][] = [];
  for (const happening of happenings) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const leans = before && kinds.get(happening.kind)?.leans.includes(before.kind) && goesOn(before, happening);
    if (!group || !before || !leans || actor(before) !== actor(happening)) groups.push([happening]);
    else if (same([before], [happening], kinds)) group[group.length - 1] = both(before, happening, kinds);
    else group.push({ ...happening, leans: true });
  }
  return groups;
}

/** What one actor does again and again is added up. */
function addedUp(happenings: Happening[], kinds: Kinds): Happening[] {
  const found: Happening[][] = [];
  let row = 0; // where the latest row of happenings of one actor begins
  for (const group of leaning(happenings, kinds)) {
    const [first] = group;
    const last = found.at(-1)?.[0];
    if (!first) continue;
    if (last && actor(last) !== actor(first)) row = found.length;
    const kind = kinds.get(first.kind);
    if (kind?.opens || kind?.closes) row = found.length + 1;
    const at = kind?.adds ? found.findIndex((one, i) => i >= row && same(one, group, kinds)) : -1;
    const earlier = found[at];
    if (!earlier || !kind) {
      found.push(group);
      continue;
    }
    const joined = earlier.map((one, i) => both(one, group[i] ?? one, kinds));
    if (joined.length === 1 && typeof joined[0]?.args[kind.adds] === 'string') {
      found.splice(at, 1); // goods that lean on nothing are told behind all that they were spent on
      found.push(joined);
    } else found[at] = joined;
  }
  return found.flat();
}

/**
 * What belongs together as one: everything from what opens a battle to what closes it becomes its children; what one actor
 * does again and again is added up.
 */
export function gathered(happenings: Happening[], kinds: HappeningKind[]): Happening[] {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const done: Happening[] = [];
  const open: { what: string; first: Happening }[] = [];
  const add = (happening: Happening): void => void (open.at(-1)?.first.children ?? done).push(happening);
  for (const happening of addedUp(happenings, byName)) {
    const kind = byName.get(happening.kind);
    if (kind?.opens) {
      open.push({ what: kind.opens, first: { ...happening, children: [] } });
      continue;
    }
    add(happening);
    if (open.length && kind?.closes === open.at(-1)?.what) {
      const closed = open.pop();
      if (closed) add(closed.first);
    }
  }
  return [...done, ...open.map(({ first }) => first)]; // some may still be going on
}

/** Happenings as lines: one per actor in a row, one for each that has parts of its own. */
export function lines(happenings: Happening[], catalogue: Catalogue): Line[] {
  const found: Line[] = [];
  let row: Happening[] = [];
  const end = (): void => {
    if (row.length) found.push(line(row, catalogue));
    row = [];
  };
  for (const happening of happenings) {
    const who = actor(happening);
    const opens = catalogue.hasPart(`tell-${happening.kind}`, 'head');
    if (row[0] && (who !== actor(row[0]) || !who || opens || happening.children.length)) end();
    if (happening.children.length) {
      const below = lines(happening.children, catalogue);
      found.push({ text: catalogue.say(message(happening)), who, below, tells: [happening] });
    } else row.push(happening);
  }
  end();
  return found;
}

function line(row: Happening[], catalogue: Catalogue): Line {
  const [first, ...others] = row;
  if (!first) throw new Error('A line tells something.');
  const headed = others.length > 0 && catalogue.hasPart(`tell-${first.kind}`, 'head');
  const parts = headed ? [] : [withoutStop(catalogue.say(message(first)))];
  for (const happening of others) {
    if (parts.length && happening.leans) {
      const tail = catalogue.say(message(happening), 'tail');
      parts.push(`${parts.pop()}${tail.startsWith(',') ? '' : ' '}${tail}`);
    } else parts.push(short(happening, catalogue));
  }
  const head = headed ? `${begun(catalogue.say(message(first), 'head'))}: ` : '';
  return { text: `${head}${parts.join('; ')}.`, who: actor(first), below: [], tells: row };
}

/** What begins a line begins with a capital. */
const begun = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function short(happening: Happening, catalogue: Catalogue): string {
  if (catalogue.hasPart(`tell-${happening.kind}`, 'short')) return catalogue.say(message(happening), 'short');
  return withoutStop(catalogue.say(message(happening)));
}
