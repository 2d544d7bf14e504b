import { describe, expect, it } from 'vitest';
import { diceOf, lastBattle } from './battle';

const say = (text: string): { verb: string; args: string[]; actor: string } => {
  const [actor = '', verb = '', ...args] = text.split(' ');
  return { actor, verb, args };
};
const log = [
  'roman attack old',
  'roman fight x',
  'chance roll 6',
  'barbarian march home',
  'roman attack sotium',
  'chance roll 6',
  'chance roll 1',
  'barbarian fight helvetii',
  'chance roll 2',
  'chance roll 3',
  'roman fight legio_x',
  'chance roll 5',
  'barbarian lose helvetii',
  'roman fight legio_x',
  'chance roll 4',
].map(say);

describe('the latest battle', () => {
  it('has only its own dice, each under the unit that rolled them', () => {
    const told = lastBattle(log);
    expect(told).toMatchObject({
      space: 'sotium',
      attacker: 'roman',
      advantage: [6, 1],
      lost: ['helvetii'],
      over: false,
    });
    expect(diceOf(told, 'helvetii')).toEqual([[2, 3]]);
    expect(diceOf(told, 'legio_x')).toEqual([[5], [4]]);
    expect(diceOf(told, 'x')).toEqual([]);
  });

  it('is over when something else begins', () => {
    expect(lastBattle([...log, say('roman march roma')])).toMatchObject({ space: 'sotium', over: true });
    expect(lastBattle([])).toBeNull();
  });
});
