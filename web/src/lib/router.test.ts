import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined });
const { read } = await import('./router.svelte');

describe('addresses', () => {
  it.each([
    ['/', 'lobby', '', 0],
    ['/new/duellum', 'new', 'duellum', 0],
    ['/t/abc', 'table', 'abc', 0],
    ['/t/abc/42', 'replay', 'abc', 42],
    ['/review/abc', 'review', 'abc', 0],
    ['/about', 'about', '', 0],
    ['/about/antike', 'about', 'antike', 0],
    ['/learn/antike', 'learn', 'antike', 0],
    ['/aid/antike', 'aid', 'antike', 0],
    ['/t/abc/x', 'lost', '', 0],
    ['/nowhere', 'lost', '', 0],
  ])('%s', (path, page, id, ply) => {
    expect(read(path)).toEqual({ page, id, ply, part: '' });
  });
  it.each([
    ['/learn/antike/turn', 'learn', 'turn'],
    ['/lesson/antike/first', 'lesson', 'first'],
  ])('%s', (path, page, part) => {
    expect(read(path)).toEqual({ page, id: 'antike', ply: 0, part });
  });
});
