import { afterEach, expect, it, vi } from 'vitest';
import type { Board } from '$lib/api/types';
import { Catalogue } from '$lib/language/catalogue';
import { promptText } from './prompt';
import { aloud, report } from './report';

const board: Board = {
  game: 'g',
  options: {},
  seats: ['rome'],
  hides: false,
  names: { seat: ['rome', 'carthage'], region: ['roma', 'capua'], chip: ['iron'] },
  titles: {},
  verbs: [],
  happenings: [
    { name: 'battle', opens: 'battle', closes: '', adds: '', leans: [], heads: false },
    { name: 'won', opens: '', closes: 'battle', adds: '', leans: [], heads: false },
  ],
  extra: {},
};
const catalogue = new Catalogue(
  'de',
  `ask-move = Ziehe { $n ->
    [one] eine Legion
   *[other] { $n } Legionen
 }.
seat-rome = Rom
seat-carthage = Karthago
tell-moved = { NAME($who) } zieht nach { NAME($to) }.
    .short = zieht nach { NAME($to) }
tell-paid = { NAME($who) } zahlt { GOODS($price) }.
    .short = zahlt { GOODS($price) }
tell-battle = Schlacht bei { NAME($at) }.
tell-won = { NAME($who) } gewinnt.
`,
);
const happening = (kind: string, args: Record<string, string>) => ({ kind, args, children: [] });
const moved = (who: string, to: string) => happening('moved', { who: `seat-${who}`, to: `region-${to}` });
const entry = (ply: number, turn: number, ...told: ReturnType<typeof happening>[]) => ({ ply, turn, told });

afterEach(() => vi.unstubAllGlobals());

it('makes one line of what one actor does in a row, with its last position and the things it names', () => {
  const paid = happening('paid', { who: 'seat-rome', price: 'chip-iron=2' });
  const [line, next, ...rest] = report(
    [entry(1, 1, moved('rome', 'capua')), entry(2, 1), entry(3, 1, paid), entry(4, 2, moved('rome', 'roma'))],
    board,
    catalogue,
  );
  expect(line).toEqual({
    text: 'Rom zieht nach Capua; zahlt 2 Iron.',
    seat: 'rome',
    heads: false,
    below: [],
    first: 1,
    ply: 3,
    targets: ['seat:rome', 'region:capua', 'seat:rome', 'chip:iron'],
  });
  expect(next?.text).toBe('Rom zieht nach Roma.');
  expect(rest).toEqual([]);
});
it('puts what happens in a battle below it', () => {
  const fought = [happening('battle', { at: 'region-capua' }), moved('rome', 'roma')];
  const [line] = report(
    [entry(5, 1, ...fought), entry(6, 1, happening('won', { who: 'seat-carthage' }))],
    board,
    catalogue,
  );
  expect([line?.first, line?.ply, line?.below.length]).toEqual([5, 6, 2]);
  expect(line && aloud(line)).toBe('Schlacht bei Capua. Rom zieht nach Roma. Karthago gewinnt.');
});
it('has no lines where nothing is told, before the catalogue is here, or when it lacks a sentence', () => {
  const complained = vi.fn();
  vi.stubGlobal('reportError', complained);
  expect(report([entry(1, 1)], board, catalogue)).toEqual([]);
  expect(report([entry(1, 1, moved('rome', 'roma'))], board, null)).toEqual([]);
  expect(complained).not.toHaveBeenCalled();
  expect(report([entry(1, 1, happening('flooded', {}))], board, catalogue)).toEqual([]);
  expect(complained).toHaveBeenCalledOnce();
});
it('asks in the language of the catalogue, and until it is here as the server does', () => {
  const prompt = { text: 'Move 2 legions.', key: 'ask-move', args: { n: 2 }, cite: '' };
  expect(promptText(prompt, catalogue)).toBe('Ziehe 2 Legionen.');
  expect(promptText({ ...prompt, key: 'say-text' }, catalogue)).toBe('Move 2 legions.');
  expect(promptText(prompt, null)).toBe('Move 2 legions.');
});
