import { expect, it } from 'vitest';
import type { Board, LogEntry } from '$lib/api/types';
import { Catalogue } from '$lib/language/catalogue';
import { chapters, holds, lineAt, remembering } from './chapters';

const kind = (name: string, heads = false) => ({ name, opens: '', closes: '', adds: '', leans: [], heads });
const boardWith = (...happenings: Board['happenings']): Board => ({
  game: 'g',
  options: {},
  seats: ['rome'],
  hides: false,
  names: {},
  titles: {},
  verbs: [],
  happenings,
  extra: {},
});
const catalogue = new Catalogue('en', 'tell-round = Round { $n }.\ntell-rain = It rains.\ntell-coin = A coin comes.\n');
const happening = (name: string, args: Record<string, number> = {}) => ({ kind: name, args, children: [] });
const entry = (ply: number, turn: number, ...told: ReturnType<typeof happening>[]): LogEntry =>
  ({ ply, turn, told }) as unknown as LogEntry;

const LOG = [
  entry(1, 0, happening('rain'), happening('round', { n: 1 })),
  entry(2, 1, happening('rain')),
  entry(3, 2, happening('rain'), happening('round', { n: 2 }), happening('coin')),
  entry(4, 3, happening('rain')),
];
const seen = (board: Board, log = LOG) =>
  chapters(log, board, catalogue).map(({ heading, told }) => [heading, told.map((line) => line.text)]);

it('heads what follows by the game turn that begins, also in the middle of an entry', () => {
  expect(seen(boardWith(kind('round', true), kind('rain'), kind('coin')))).toEqual([
    ['Round 2', ['It rains.']],
    ['Round 2', ['A coin comes.']],
    ['Round 1', ['It rains.']],
    ['Round 1', ['It rains.']],
    ['Set-up', ['It rains.']],
  ]);
});

it('leaves out a heading that the log does not reach back to', () => {
  const [last] = seen(boardWith(kind('round', true), kind('rain')), LOG.slice(1, 2));
  expect(last).toEqual(['', ['It rains.']]);
});

it('counts turns where a game names none', () => {
  const headings = seen(boardWith(kind('rain'), kind('round'), kind('coin'))).map(([heading]) => heading);
  expect(headings).toEqual(['Turn 3', 'Turn 2', 'Turn 1', 'Set-up']);
});

it('gives each chapter a name of its own', () => {
  const keys = chapters(LOG, boardWith(kind('round', true), kind('rain'), kind('coin')), catalogue).map((c) => c.key);
  expect(new Set(keys).size).toBe(keys.length);
});

it('finds the line of a position: the one that leads over it, a heading, or the last one before', () => {
  const some = [...LOG, entry(7, 4, happening('rain')), entry(9, 4, happening('coin'), happening('round', { n: 3 }))];
  const found = chapters(some, boardWith(kind('round', true), kind('rain'), kind('coin')), catalogue);
  expect([1, 2, 3, 4, 5, 6, 7, 9, 12].map((at) => lineAt(found, at))).toEqual([1, 2, 3, 4, 4, 4, 7, 9, 9]);
  const long = { text: '', seat: '', below: [], targets: [], heads: false, first: 10, ply: 14 };
  expect(lineAt([{ key: '', heading: '', entries: [], told: [long] }, ...found], 12)).toBe(14);
  expect(lineAt(found, 0)).toBe(-1);
  expect(found.filter((chapter) => holds(chapter, 9)).map(({ heading }) => heading)).toEqual(['Round 2']);
  expect(found.find((chapter) => holds(chapter, 2))?.ply).toBe(1);
});

it('tells a turn again only when something of it is new', () => {
  const board = boardWith(kind('rain'), kind('round'), kind('coin'));
  const tell = remembering();
  const before = chapters(LOG, board, catalogue, tell);
  const after = chapters([...LOG.slice(0, -1), entry(4, 3, happening('coin'))], board, catalogue, tell);
  expect(after[0]?.told.map((line) => line.text)).toEqual(['A coin comes.']);
  expect(after[1]?.told[0]).toBe(before[1]?.told[0]);
});
