import { expect, it, vi } from 'vitest';
import { api } from '$lib/api/client';
import type { FightAhead } from '$lib/api/types';
import { FightWatch } from './fight_watch';

it('asks once the table stands still, and forgets a fight that is over', async () => {
  vi.useFakeTimers();
  const fight = { sides: [{ who: 'seat-roman' }], ends: [], at: 'space-alesia' } as unknown as FightAhead;
  let fights = true;
  const stage = { fight: null as FightAhead | null, ui: { fighting: () => fights } };
  const watcher = { id: 't', stage, state: { number: 4 } };
  const watch = new FightWatch(watcher as unknown as ConstructorParameters<typeof FightWatch>[0]);
  const asked = vi.spyOn(api, 'fight').mockResolvedValue(fight);
  watch.follow();
  watcher.state = { number: 5 }; // another die fell at once
  watch.follow();
  await vi.runAllTimersAsync();
  expect(stage.fight).toBe(fight);
  expect(asked.mock.calls.map(([, , at]) => at)).toEqual([5]);
  fights = false;
  watch.follow();
  expect(stage.fight).toBeNull();
  vi.useRealTimers();
});
