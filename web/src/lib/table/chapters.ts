/** The log in chapters: the game turns of the rulebook, as the happenings name them; turn by turn where a game names none. */
import type { Board, LogEntry } from '$lib/api/types';
import { t } from '$lib/i18n/index.svelte';
import type { Catalogue } from '$lib/language/catalogue';
import { byTurn } from './recap';
import { report, type Told } from './report';

export interface Chapter {
  key: string;
  /** Empty where the log does not reach back to it. */
  heading: string;
  /** The position with which it begins, where that is told. */
  ply?: number;
  entries: LogEntry[];
  told: Told[];
}

type Teller = (entries: LogEntry[], board: Board | null, catalogue: Catalogue | null) => Told[];

/** A log grows at its end: what is told of a turn is told again only when the turn or the language is another. */
export function remembering(): Teller {
  const told = new Map<
    number,
    { entries: LogEntry[]; board: Board | null; catalogue: Catalogue | null; lines: Told[] }
  >();
  return (entries, board, catalogue) => {
    const [{ turn } = { turn: 0 }] = entries;
    const known = told.get(turn);
    const same = known?.entries.length === entries.length && known.entries.every((e, i) => e === entries[i]);
    if (known && same && known.board === board && known.catalogue === catalogue) return known.lines;
    const lines = report(entries, board, catalogue);
    told.set(turn, { entries, board, catalogue, lines });
    return lines;
  };
}

/** The latest first. */
export function chapters(
  entries: LogEntry[],
  board: Board | null,
  catalogue: Catalogue | null,
  tell: Teller = report,
): Chapter[] {
  const named = catalogue !== null && (board?.happenings.some((kind) => kind.heads) ?? false);
  const found: Chapter[] = [];
  let head: Pick<Chapter, 'heading' | 'ply'> = { heading: '' };
  for (const { turn, entries: list } of byTurn(entries).reverse()) {
    if (turn === 0) head = { heading: t('log.setup') };
    else if (!named) head = { heading: t('log.turn', { n: turn }) };
    const parts: Chapter[] = [{ key: '', ...head, entries: list, told: [] }];
    for (const line of tell(list, board, catalogue)) {
      if (!line.heads) parts.at(-1)?.told.push(line);
      else {
        head = { heading: line.text.replace(/\.$/, ''), ply: line.ply };
        parts.push({ key: '', ...head, entries: [], told: [] });
      }
    }
    found.push(...parts.map((part, i) => ({ ...part, key: `${turn} ${list[0]?.ply} ${i}` })));
  }
  return found.filter(({ told, entries: list }) => told.length || list.length).reverse();
}

/** Where the lines of a chapter begin and the positions they lead to. */
function steps({ ply, entries, told }: Chapter): { first: number; ply: number }[] {
  const lines = told.length ? told : entries.map((entry) => ({ first: entry.ply, ply: entry.ply }));
  return ply === undefined ? lines : [{ first: ply, ply }, ...lines];
}

/** The address of the line that tells of a position: the one that leads over it, otherwise the last one before. */
export function lineAt(found: Chapter[], at: number): number {
  const all = found.flatMap(steps);
  const over = all.filter(({ first, ply }) => first <= at && at <= ply).map(({ ply }) => ply);
  if (over.length) return Math.min(...over);
  return Math.max(-1, ...all.map(({ ply }) => ply).filter((ply) => ply <= at));
}

/** Does this chapter hold the line with this address? */
export const holds = (chapter: Chapter, address: number): boolean => steps(chapter).some(({ ply }) => ply === address);
