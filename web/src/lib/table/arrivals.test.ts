import { expect, it } from 'vitest';
import { Arrivals } from './arrivals';

it('resolves when a state includes the event', async () => {
  const arrivals = new Arrivals();
  const done: boolean[] = [];
  const waiting = arrivals.of(7).then((came) => done.push(came));
  arrivals.came(6);
  await Promise.resolve();
  expect(done).toEqual([]);
  arrivals.came(9);
  await waiting;
  expect(done).toEqual([true]);
});

it('knows what has already come: the socket may be quicker than the answer', async () => {
  const arrivals = new Arrivals();
  arrivals.came(9);
  expect(await arrivals.of(8)).toBe(true);
});

it('says when nothing will come', async () => {
  const arrivals = new Arrivals();
  const waiting = arrivals.of(1);
  arrivals.giveUp();
  expect(await waiting).toBe(false);
});
