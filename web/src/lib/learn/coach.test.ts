import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableState } from '$lib/api/types';
import type { TableSession } from '$lib/table/session.svelte';

let said: unknown;
beforeAll(async () => {
  vi.stubGlobal('navigator', { language: 'en' });
  await import('./coach.svelte');
}, 60_000);
beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('fetch', () =>
    Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(JSON.stringify(said)) }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const table = (...kinds: ('person' | 'bot')[]): TableSession =>
  ({
    id: 't',
    state: { my_move: true, viewing: 0, number: 3, seats: kinds.map((kind, i) => ({ kind, own: i === 0 })) },
  }) as unknown as TableSession;

async function coachAt(session: TableSession) {
  const { Coach } = await import('./coach.svelte');
  const coach = new Coach(session);
  coach.on = true;
  return coach;
}
const EMPTY = { sentences: ['This turn would do nothing.'], better: '', better_said: '' };

describe('the coach', () => {
  it('asks before something that does nothing, and the player decides', async () => {
    said = EMPTY;
    for (const go of [true, false]) {
      const session = table('person', 'bot');
      const coach = await coachAt(session);
      const sent = session.before('advance templum');
      await vi.waitFor(() => expect(coach.pending).not.toBeNull());
      coach.pending?.answer(go);
      expect(await sent).toBe(go);
      expect(coach.pending).toBeNull();
    }
  });
  it('stops asking when the table moves on, and not when somebody comes to watch', async () => {
    said = EMPTY;
    const session = table('person', 'bot');
    const coach = await coachAt(session);
    const sent = session.before('advance templum');
    await vi.waitFor(() => expect(coach.pending).not.toBeNull());
    coach.on = false;
    const state = session.state;
    if (!state) throw new Error('There is a table.');
    await coach.see({ ...state, watching: 1 });
    expect(coach.pending).not.toBeNull();
    await coach.see({ ...state, number: 4 });
    expect(await sent).toBe(false);
  });
  it('explains what the player is asked although the notes come after the move', async () => {
    said = {
      things: [{ id: 'rondel', text: 'So.', chapter: 'turn', frames: ['rondel'], told: [] }],
      plans: [],
      cannot: [],
    };
    const session = table('person', 'bot');
    const coach = await coachAt(session);
    const at = { ...session.state, game: 'duellum', log: [], turn: 1, view: { deciding: 'rondel' } };
    const theirs = { ...at, my_move: false, ply: 0 } as unknown as TableState;
    const mine = { ...at, my_move: true, ply: 1 } as unknown as TableState;
    await Promise.all([coach.see(theirs), coach.see(mine)]);
    expect(coach.things.map((thing) => thing.id)).toEqual(['rondel']);
  });
  it('lets everything else pass', async () => {
    said = { ...EMPTY, sentences: [] };
    const session = table('person', 'bot');
    await coachAt(session);
    expect(await session.before('advance aurum')).toBe(true);
  });
  it('keeps out of games between people', async () => {
    said = EMPTY;
    const session = table('person', 'person');
    const coach = await coachAt(session);
    expect(coach.allowed).toBe(false);
    expect(await session.before('advance templum')).toBe(true);
  });
});
