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
  /** The position that it led to. */
  ply?: number;
}

/** What a kind of happening opens or closes, as a battle. */
export interface HappeningKind {
  name: string;
  opens: string;
  closes: string;
}

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

/** What belongs together as one: everything from what opens a battle to what closes it becomes its children. */
export function gathered(happenings: Happening[], kinds: HappeningKind[]): Happening[] {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const done: Happening[] = [];
  const open: { what: string; first: Happening }[] = [];
  const add = (happening: Happening): void => void (open.at(-1)?.first.children ?? done).push(happening);
  for (const happening of happenings) {
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
    if (row[0] && (who !== actor(row[0]) || !who || happening.children.length)) end();
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
  const shorts = others.map((happening) => short(happening, catalogue));
  return { text: sentence(first, shorts, catalogue), who: actor(first), below: [], tells: row };
}

function sentence(first: Happening, shorts: string[], catalogue: Catalogue): string {
  if (!shorts.length) return catalogue.say(message(first));
  if (catalogue.hasPart(`tell-${first.kind}`, 'head')) {
    return `${catalogue.say(message(first), 'head')}: ${shorts.join('; ')}.`;
  }
  return `${[withoutStop(catalogue.say(message(first))), ...shorts].join('; ')}.`;
}

function short(happening: Happening, catalogue: Catalogue): string {
  if (catalogue.hasPart(`tell-${happening.kind}`, 'short')) return catalogue.say(message(happening), 'short');
  return withoutStop(catalogue.say(message(happening)));
}
