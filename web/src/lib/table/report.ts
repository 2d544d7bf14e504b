/** What happened with some actions, as lines of the log: from the happenings that came with them. */
import type { Board, LogEntry } from '$lib/api/types';
import type { Catalogue } from '$lib/language/catalogue';
import { gathered, lines, type Happening, type Line } from '$lib/language/telling';

/** A line with the position it led to and the things on the table that it names. */
export interface Told {
  text: string;
  /** The id of the seat or nation whose doing it is, or ''. */
  seat: string;
  below: Told[];
  first: number;
  ply: number;
  targets: string[];
  /** Is it the heading of what follows? */
  heads: boolean;
}

type Entry = Pick<LogEntry, 'turn' | 'ply'> & { told?: LogEntry['told'] };

/** The lines; none when nothing is told, as in games that tell nothing yet. */
export function report(entries: Entry[], board: Board | null, catalogue: Catalogue | null): Told[] {
  if (!board || !catalogue) return [];
  try {
    const heads = new Set(board.happenings.filter((kind) => kind.heads).map((kind) => kind.name));
    return byTurns(entries).flatMap((told) =>
      apart(gathered(told, board.happenings), heads).flatMap((some) =>
        lines(some, catalogue).map((line) => placed(line, board, heads)),
      ),
    );
  } catch (fault) {
    reportError(fault); // a catalogue that lacks a sentence: the actions themselves are shown
    return [];
  }
}

/** Happenings of each turn: a sentence never goes on in the next turn. */
function byTurns(entries: Entry[]): Happening[][] {
  const turns = new Map<number, Happening[]>();
  for (const { turn, ply, told = [] } of entries) {
    turns.set(turn, [...(turns.get(turn) ?? []), ...told.map((happening) => ({ ...happening, ply }))]);
  }
  return [...turns.values()];
}

/** Headings stand alone. */
function apart(happenings: Happening[], heads: ReadonlySet<string>): Happening[][] {
  const found: Happening[][] = [[]];
  for (const happening of happenings)
    if (heads.has(happening.kind)) found.push([happening], []);
    else found.at(-1)?.push(happening);
  return found;
}

function placed(line: Line, board: Board, heads: ReadonlySet<string>): Told {
  const below = line.below.map((part) => placed(part, board, heads));
  const plies = [...line.tells.map((happening) => happening.ply ?? 0), ...below.flatMap((b) => [b.first, b.ply])];
  return {
    text: line.text,
    seat: /^(?:seat|nation)-(.*)/.exec(line.who)?.[1] ?? '',
    below,
    first: Math.min(...plies),
    ply: Math.max(...plies),
    heads: line.tells.some((happening) => heads.has(happening.kind)),
    targets: line.tells.flatMap((happening) => Object.values(happening.args).flatMap((arg) => targets(arg, board))),
  };
}

/** The things that an argument names: one name, several, or goods. */
function targets(arg: string | number, board: Board): string[] {
  if (typeof arg === 'number') return [];
  return arg.split(' ').flatMap((word) => {
    const at = word.indexOf('-');
    const domain = word.slice(0, at);
    const member = word.slice(at + 1).replace(/=\d+$/, '');
    return board.names[domain]?.includes(member) ? [`${domain}:${member}`] : [];
  });
}

/** A line and all below it, to be read aloud. */
export const aloud = (told: Told): string => [told.text, ...told.below.map(aloud)].join(' ');
