import { expect, it } from 'vitest';
import { tableOf } from './link';

it.each([
  ['http://127.0.0.1:8000/t/Zk3abcDE', 'Zk3abcDE'],
  ['/t/Zk3abcDE/42', 'Zk3abcDE'],
  ['  Zk3abcDE ', 'Zk3abcDE'],
  ['hello there', ''],
  ['', ''],
])('%s', (text, id) => {
  expect(tableOf(text)).toBe(id);
});
