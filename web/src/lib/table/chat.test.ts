import { beforeEach, expect, it } from 'vitest';
import type { ChatLine, TableEvent } from '$lib/api/types';
import { Chat } from './chat.svelte';

const line = (number: number, seat: number | null = 1): ChatLine => ({
  number,
  at: 0,
  seat,
  name: 'Bob',
  text: `#${number}`,
});
const event = (number: number): TableEvent => ({
  number,
  kind: 'chat',
  at: 0,
  seat: 1,
  actor: 'Bob',
  text: `#${number}`,
  ply: null,
  turn: null,
  verb: '',
  args: [],
  forced: false,
  told: [],
  to: null,
  outcome: null,
});
const numbers = (chat: Chat): number[] => chat.lines.map((l) => l.number);
const nobody = (): boolean => false;

const stored = new Map<string, string>();
const memory = {
  getItem: (key: string): string | null => stored.get(key) ?? null,
  setItem: (key: string, value: string): void => void stored.set(key, value),
};
beforeEach(() => stored.clear());

it('shows what was said before the page was opened, and each line once', () => {
  const chat = new Chat('t', memory);
  chat.greet({ chat: [line(3), line(8)], chat_before: null });
  chat.hear([event(8), event(9)]);
  expect(numbers(chat)).toEqual([3, 8, 9]);
});

it('loses nothing when the socket comes back with more', () => {
  const chat = new Chat('t', memory);
  chat.greet({ chat: [line(3)], chat_before: null });
  chat.greet({ chat: [line(3), line(5)], chat_before: null });
  chat.hear([event(5)]);
  expect(numbers(chat)).toEqual([3, 5]);
});

it('puts older lines before the others', () => {
  const chat = new Chat('t', memory);
  chat.greet({ chat: [line(5)], chat_before: 5 });
  chat.addOlder({ lines: [line(2), line(3)], before: null });
  expect(numbers(chat)).toEqual([2, 3, 5]);
  expect(chat.before).toBe(null);
});

it('counts what others said since it was last read, on the next visit too', () => {
  const chat = new Chat('t', memory);
  chat.greet({ chat: [line(3), line(4, 0)], chat_before: null });
  expect(chat.unread((seat) => seat === 0)).toBe(1);
  chat.markRead();
  expect(chat.unread(nobody)).toBe(0);
  const next = new Chat('t', memory);
  next.greet({ chat: [line(3), line(4), line(6)], chat_before: null });
  expect(next.unread(nobody)).toBe(1);
  expect(new Chat('other', memory).unread(nobody)).toBe(0);
});
