import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PerFrame } from './per_frame';

let draw: (() => void) | null = null;
const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => {
    draw = then;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (draw = null));
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function heardBy(): { heard: number[][]; messages: PerFrame<number> } {
  const heard: number[][] = [];
  return { heard, messages: new PerFrame<number>((batch) => heard.push(batch)) };
}

it('hears a burst once, in its order', () => {
  const { heard, messages } = heardBy();
  messages.add(1);
  messages.add(2);
  expect(heard).toEqual([]);
  draw?.();
  messages.add(3);
  draw?.();
  expect(heard).toEqual([[1, 2], [3]]);
});

it('waits for no picture that does not come', () => {
  const { heard, messages } = heardBy();
  messages.add(1);
  vi.advanceTimersByTime(100);
  expect(heard).toEqual([[1]]);
  expect(draw).toBeNull();
});

it('hears at once where nothing is drawn', () => {
  const { heard, messages } = heardBy();
  page.hidden = true;
  messages.add(1);
  expect(heard).toEqual([[1]]);
});
