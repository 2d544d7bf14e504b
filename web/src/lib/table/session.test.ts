import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Heard, Socket, SocketListener } from '$lib/api/socket';
import type { TableState } from '$lib/api/types';

const asked: string[] = [];
let answer: (path: string) => Promise<unknown>;

// The first import translates many files, which may take longer than a test has time.
beforeAll(async () => {
  vi.stubGlobal('navigator', { language: 'en' });
  await import('./session.svelte');
}, 60_000);
beforeEach(() => {
  asked.length = 0;
  answer = (path) => Promise.resolve(path.endsWith('/board') ? { game: 'g', verbs: [], names: {}, titles: {} } : {});
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const body = await answer(path);
    return { ok: true, status: 200, text: () => Promise.resolve(JSON.stringify(body)) };
  });
});
afterEach(() => vi.unstubAllGlobals());

const state = (number: number): TableState => ({
  id: 't',
  game: 'g',
  title: 'G',
  options: {},
  status: 'playing',
  frozen_reason: '',
  visibility: 'private',
  pass_and_play: false,
  auto_forced: true,
  owner: true,
  number,
  ply: number,
  seats: [],
  watching: 0,
  viewing: 0,
  turn: 1,
  active: 0,
  to_act: 0,
  my_move: true,
  thinking: false,
  bot_trouble: '',
  prompt: { text: '', key: 'say-text', args: { text: '' }, cite: '' },
  actions: [],
  view: {},
  outcome: null,
  rematch: null,
  origin: null,
  undo: { seat: null, steps: 0, reason: '', key: '', args: {} },
  takeback: null,
  log: [],
  record: false,
  chance: null,
  orders: [],
  clock: null,
  created: 0,
  updated: 0,
});
const hello = (number: number): Heard => ({ type: 'hello', number, now: 0, viewing: 0, chat: [], chat_before: null });
const chat = (number: number): Heard =>
  ({
    type: 'events',
    events: [{ number, kind: 'chat', at: 0, seat: 1, actor: 'Bob', text: 'Salve' }],
  }) as Heard;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

async function opened(order: Socket['command'] = () => null) {
  const { TableSession } = await import('./session.svelte');
  let listener: SocketListener | undefined;
  const socket: Socket = { close: () => undefined, renew: () => undefined, command: order };
  const session = new TableSession('t', (_, given) => {
    listener = given;
    return socket;
  });
  session.open();
  if (!listener) throw new Error('no socket');
  return { session, listener };
}

it('fetches the board and nothing that the socket brings', async () => {
  const { session, listener } = await opened();
  listener.message(hello(4));
  listener.message({ type: 'state', version: 1, state: state(4) });
  await settled();
  expect(session.state?.number).toBe(4);
  expect(asked).toEqual(['/api/games/g/board']);
});

it('keeps the two counters apart: a state does not hide what was said', async () => {
  const { session, listener } = await opened();
  listener.message(hello(4));
  listener.message({ type: 'state', version: 1, state: state(6) });
  await settled();
  expect(listener.since()).toBe(4);
  listener.message(chat(5));
  expect(session.chat.lines.map((l) => l.number)).toEqual([5]);
  expect(listener.since()).toBe(5);
});

it('never shows an older state after a newer one, though the board comes late', async () => {
  const { session, listener } = await opened();
  const release: (() => void)[] = [];
  answer = () => new Promise((done) => release.push(() => done({ game: 'g', verbs: [], names: {}, titles: {} })));
  listener.message(hello(1));
  listener.message({ type: 'state', version: 1, state: state(1) });
  listener.message({ type: 'state', version: 2, state: state(2) });
  await settled();
  for (const go of release.reverse()) go();
  await settled();
  expect(session.state?.number).toBe(2);
});

it('is busy until the socket shows what was commanded', async () => {
  const { session, listener } = await opened();
  listener.message(hello(1));
  listener.message({ type: 'state', version: 1, state: state(1) });
  await settled();
  answer = () => Promise.resolve({ number: 3, ply: 2 });
  const sent = session.send('done');
  await settled();
  expect(session.busy).toBe(true);
  listener.message({ type: 'state', version: 2, state: state(3) });
  expect(await sent).toBe(true);
  expect(session.busy).toBe(false);
  expect(asked).toEqual(['/api/games/g/board', '/api/tables/t/act']);
});

it('says why a table cannot be shown', async () => {
  const { session, listener } = await opened();
  listener.message({ type: 'refused', error: 'unknown_table', reason: 'There is no such table.', cite: null });
  expect(session.trouble).toBe('There is no such table.');
});

it("refuses in the reader's language, with the rule", async () => {
  const { session, listener } = await opened();
  const board = {
    game: 'g',
    verbs: [{ name: 'found', domains: ['region'], chance: false, cite: '' }],
    names: { region: ['roma'] },
    titles: { region: { roma: 'Roma' } },
    happenings: [],
  };
  const source = 'no-dear = Dir fehlen { $n } Eisen.\nrule-founding-cost = Eine Stadt kostet Eisen.\n';
  answer = (path) => Promise.resolve(path.includes('/catalogue/') ? source : board);
  listener.message(hello(1));
  listener.message({ type: 'state', version: 1, state: state(1) });
  await settled();
  await session.stage.learn();
  await session.stage.learn();
  expect(asked.filter((path) => path.includes('/catalogue/'))).toEqual(['/api/games/g/catalogue/en']);
  const why = { allowed: false, reason: '3 iron are missing.', key: 'no-dear', args: { n: 3 }, cite: 'founding.cost' };
  answer = () => Promise.resolve({ ...why, rule: 'A city costs iron. (p. 4)', page: 'p. 4' });
  await session.explain('region:roma');
  expect(session.notice?.text).toBe('Roma: Dir fehlen 3 Eisen.');
  expect(session.notice?.rule).toBe('Eine Stadt kostet Eisen. (p. 4)');
});

it('asks for the catalogue again after a failure', async () => {
  const { session, listener } = await opened();
  const board = { game: 'h', verbs: [], names: {}, titles: {}, happenings: [] };
  answer = (path) => (path.includes('/catalogue/') ? Promise.reject(new Error('away')) : Promise.resolve(board));
  listener.message(hello(1));
  listener.message({ type: 'state', version: 1, state: { ...state(1), game: 'h' } });
  await settled();
  await session.stage.learn();
  expect(session.stage.catalogue).toBeNull();
  answer = () => Promise.resolve('seat-rome = Rome');
  await session.stage.learn();
  expect(session.stage.catalogue?.has('seat-rome')).toBe(true);
});

it('commands over the open socket, and by a request when nobody knows whether that arrived', async () => {
  const { Refused } = await import('$lib/api/client');
  const ordered: unknown[] = [];
  const answers = [
    () => Promise.resolve({ number: 1, ply: 1 }),
    () => Promise.reject(new Refused(0, 'unreachable', '', null)),
    () => Promise.reject(new Refused(409, 'stale', 'The game has moved on.', null)),
  ];
  const { session, listener } = await opened((name, body) => {
    ordered.push([name, body.expected]);
    return answers[ordered.length - 1]?.() ?? null;
  });
  listener.message(hello(1));
  listener.message({ type: 'state', version: 1, state: state(1) });
  await settled();
  answer = () => Promise.resolve({ number: 1, ply: 1 });
  expect(await session.send('done')).toBe(true);
  expect(asked).toEqual(['/api/games/g/board']);
  expect(await session.send('done')).toBe(true);
  expect(asked).toEqual(['/api/games/g/board', '/api/tables/t/act']);
  expect(await session.send('done')).toBe(false);
  expect(session.notice?.text).toBe('The game has moved on.');
  expect(asked.length).toBe(2);
  expect(ordered).toEqual(Array(3).fill(['act', 1]));
});

/** A table whose requests are answered one after the other; the ids of the commands that were sent. */
async function offLine(...answers: (() => Promise<unknown>)[]) {
  const { session, listener } = await opened();
  listener.message(hello(5));
  listener.message({ type: 'state', version: 1, state: state(5) });
  await settled();
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: { body: string }) => {
    sent.push((JSON.parse(init.body) as { command_id: string }).command_id);
    const body = await answers[sent.length - 1]?.();
    const ok = !(body as { error?: string }).error;
    return { ok, status: ok ? 200 : 409, text: () => Promise.resolve(JSON.stringify(body)) };
  });
  return { session, listener, sent };
}
const noLine = (): Promise<never> => Promise.reject(new TypeError('no network'));

it('keeps a move while the line is down and sends the very same one when it is back', async () => {
  const { session, listener, sent } = await offLine(noLine, () => Promise.resolve({ number: 6, ply: 6 }));
  const done = session.send('done');
  await settled();
  expect([session.held, session.busy, sent.length]).toEqual([true, true, 1]);
  listener.connection('open');
  await settled();
  listener.message({ type: 'state', version: 2, state: state(6) });
  expect(await done).toBe(true);
  expect(sent).toEqual([sent[0], sent[0]]);
  expect([session.held, session.busy]).toEqual([false, false]);
});

it('says so when the game went on while the line was down', async () => {
  const stale = { error: 'stale', reason: 'The game has moved on.', cite: null };
  const { session, listener } = await offLine(noLine, () => Promise.resolve(stale));
  const done = session.send('done');
  await settled();
  listener.connection('open');
  expect(await done).toBe(false);
  expect(session.notice?.text).toContain('moved on while the line was down');
});
