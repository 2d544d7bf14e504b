/** The browser's draws are those of the server: the same seed, salts and weights as in tests/core/test_chance.py. */
import { describe, expect, it } from 'vitest';
import { commitmentTo, firstWrong, keyOf, pick } from './prove';

const seed = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, '0')).join('');
const chance = { commitment: '', salts: { rome: 'a line of Vergil', carthage: '17' }, seed };
const DRAWN = [1, 2, 2, 1, 2, 0, 1, 1]; // also in the test of the core
const draw = (made: string, number = 0) => ({
  number,
  ply: number + 1,
  turn: 0,
  made,
  outcomes: [
    { text: 'b', weight: 2 },
    { text: 'c', weight: 3 },
    { text: 'a', weight: 1 },
  ],
});

describe('a draw', () => {
  it('is the one that the server makes', async () => {
    expect(await commitmentTo(seed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    const key = await keyOf(chance);
    expect(await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((n) => pick(key, n, [1, 2, 3])))).toEqual(DRAWN);
  });
  it('is found when it was altered, whatever order the outcomes come in', async () => {
    const made = DRAWN.map((at, n) => draw('abc'[at] ?? '', n));
    expect(await firstWrong(chance, made)).toBeNull();
    const forged = made.map((d) => (d.number === 3 ? { ...d, made: d.made === 'a' ? 'b' : 'a' } : d));
    expect((await firstWrong(chance, forged))?.draw.number).toBe(3);
    expect(await firstWrong({ ...chance, salts: {} }, made)).not.toBeNull();
  });
});
