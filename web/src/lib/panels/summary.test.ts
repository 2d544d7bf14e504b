import { describe, expect, it } from 'vitest';
import type { PlayerShown } from './players';
import { nearGoal, signed, summary } from './summary';

const side = (id: string, points: number, gold: number, goal: number | null = 9): PlayerShown => ({
  id,
  seat: 0,
  title: id,
  player: '',
  livery: { colour: '', dark: '', onText: '', pattern: '', letter: '' },
  mine: false,
  active: false,
  points,
  goal,
  pointsTitle: '',
  goods: [
    { key: 'gold', art: 'gold', label: 'Gold', n: gold },
    { key: 'more', art: 'x', label: 'X', n: '2·1' },
  ],
  facts: [],
  signs: [],
});

describe('summary of a turn', () => {
  it('tells what has changed, and of nobody else', () => {
    const told = summary([side('rome', 3, 2), side('persia', 4, 1)], [side('rome', 4, 0), side('persia', 4, 1)]);
    expect(told.map((s) => s.id)).toEqual(['rome']);
    expect(told[0]?.points).toBe(1);
    expect(told[0]?.goods.map((g) => [g.key, signed(g.by)])).toEqual([['gold', '−2']]);
  });
  it('warns one step before the goal', () => {
    const near = nearGoal([side('rome', 8, 0), side('persia', 7, 0), side('greece', 9, 0), side('gaul', 50, 0, null)]);
    expect(near.map(({ player, reached }) => [player.id, reached])).toEqual([
      ['rome', false],
      ['greece', true],
    ]);
  });
});
