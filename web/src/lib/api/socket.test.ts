import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refused } from './client';
import { TableSocket, type Heard } from './socket';
import type { SocketMessage, TableState } from './types';

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  hear(message: SocketMessage | SocketMessage[]): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: vi.fn(), removeEventListener: vi.fn() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened() {
  const heard: Heard[] = [];
  const socket = new TableSocket('t', {
    connection: () => undefined,
    message: (message) => heard.push(message),
    since: () => 3,
    language: () => 'de',
  });
  const fake = FakeSocket.made[0];
  if (!fake) throw new Error('no socket');
  fake.onopen();
  return { socket, fake, heard };
}

const whole = { number: 1, view: { x: 1 }, log: [] } as unknown as TableState;
const change = (version: number, number: number): SocketMessage => ({
  type: 'change',
  version,
  new_fields: { number },
  view: [{ path: ['x'], value: number, gone: false }],
  log: { drop: 0, keep: 0, add: [] },
});
const order = { seat: 0, expected: 1, command_id: 'one-order' };

it('asks for changes and hands whole states on', () => {
  const { fake, heard } = opened();
  expect(fake.address).toBe('ws://here/api/tables/t/socket?since=3&seat=auto&changes=true&language=de');
  fake.hear({ type: 'state', version: 1, state: whole });
  fake.hear([{ type: 'pong' }, change(2, 2)]);
  fake.hear(change(3, 3));
  expect(heard.map((m) => (m.type === 'state' ? [m.version, m.state.number, m.state.view['x']] : m.type))).toEqual([
    [1, 1, 1],
    'pong',
    [2, 2, 2],
    [3, 3, 3],
  ]);
});

it('connects anew when a change is missing, and then begins with a whole state', () => {
  const { fake, heard } = opened();
  fake.hear({ type: 'state', version: 1, state: whole });
  fake.hear(change(3, 3));
  expect(fake.readyState).toBe(3);
  vi.advanceTimersByTime(200);
  const next = FakeSocket.made[1];
  next?.hear(change(2, 2));
  expect(next?.readyState).toBe(3);
  expect(heard.length).toBe(1);
});

it('sends a command and knows its answer by its name', async () => {
  const { socket, fake } = opened();
  const answered = socket.command('act', order);
  expect(JSON.parse(fake.sent[0] ?? '')).toEqual({ type: 'command', name: 'act', body: order });
  fake.hear({ type: 'done', command_id: 'another', number: 7, ply: 7 });
  fake.hear({ type: 'done', command_id: 'one-order', number: 2, ply: 1 });
  expect(await answered).toEqual({ number: 2, ply: 1 });
});

it('tells a refusal as a request would', async () => {
  const { socket, fake } = opened();
  const answered = socket.command('act', order);
  const problem = { status: 409, error: 'stale', reason: 'The game has moved on.', cite: null, wait: 0 };
  fake.hear({ type: 'problem', command_id: 'one-order', ...problem });
  await expect(answered).rejects.toMatchObject({ status: 409, error: 'stale', message: 'The game has moved on.' });
});

it('does not know what became of a command when the connection is lost or silent', async () => {
  const { socket, fake } = opened();
  const lost = socket.command('act', order);
  fake.close(1006);
  await expect(lost).rejects.toMatchObject(new Refused(0, 'unreachable', '', null));
  expect(socket.command('act', order)).toBeNull();
  vi.advanceTimersByTime(200);
  FakeSocket.made[1]?.onopen();
  const silent = socket.command('act', order);
  vi.advanceTimersByTime(10_000);
  await expect(silent).rejects.toMatchObject({ status: 0 });
});
