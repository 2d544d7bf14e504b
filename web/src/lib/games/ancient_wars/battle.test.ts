import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$lib/api/types';
import { diceOf, lastBattle, namedIn } from './battle';

/** `die_hit who=unit-x die=5`: one happening; several of one action stand behind each other. */
const entry = (...told: string[]): Pick<LogEntry, 'told'> => ({
  told: told.map((text) => {
    const [kind = '', ...pairs] = text.split(' ');
    const args = pairs.map((pair) => pair.split('=') as [string, string]);
    return { kind, args: Object.fromEntries(args), children: [] };
  }),
});
const log = [
  entry('battle who=seat-roman foe=seat-barbarian space=space-old', 'round n=1'),
  entry('die_hit who=unit-x die=6', 'won who=seat-roman space=space-old'),
  entry(
    'battle who=seat-barbarian foe=seat-roman space=space-sotium',
    'array who=seat-roman units=unit-legio_x',
    'round n=1',
  ),
  entry('advantage_sum who=seat-roman die=4 leader=1 total=5'),
  entry('advantage_die who=seat-barbarian die=2', 'advantage who=seat-roman', 'fights who=unit-legio_x n=2'),
  entry('die_none who=unit-legio_x die=2'),
  entry('die_panic who=unit-legio_x die=4', 'panicked who=seat-barbarian unit=unit-helvetii'),
  entry('round n=2'),
  entry('die_hit who=unit-legio_x die=6', 'killed who=seat-barbarian unit=unit-helvetii space=space-sotium'),
];

describe('the latest battle', () => {
  it('has only its own dice, each under the unit that rolled them', () => {
    const told = lastBattle(log);
    expect(told).toMatchObject({ space: 'sotium', attacker: 'barbarian', lost: ['helvetii'], panicked: ['helvetii'] });
    expect(told?.rounds[0]?.advantage).toEqual({ roman: { die: 4, total: 5 }, barbarian: { die: 2, total: 2 } });
    expect(diceOf(told, 'legio_x')).toEqual([
      [
        { value: 2, does: '' },
        { value: 4, does: 'panic' },
      ],
      [{ value: 6, does: 'hit' }],
    ]);
    expect(diceOf(told, 'x')).toEqual([]);
    expect(told && namedIn(told)).toEqual(['legio_x', 'helvetii']);
  });

  it('tells what followed from the dice, and nothing of what comes after it', () => {
    const over = [...log, entry('won who=seat-roman space=space-sotium', 'discarded who=seat-roman card=card-siege')];
    expect(lastBattle(log)?.over).toBe(false);
    expect(lastBattle(over)?.over).toBe(true);
    expect(lastBattle(over)?.came.map(({ kind }) => kind)).toEqual(['panicked', 'killed', 'won']);
    expect(lastBattle([])).toBeNull();
  });
});
