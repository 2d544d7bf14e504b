import { describe, expect, it } from 'vitest';
import type { LegalAction } from '$lib/api/types';
import { choiceAt, pick, pickAll, type Offer } from './choose';

const offer = (text: string, ...steps: string[]): Offer => {
  const [verb = '', ...args] = text.split(' ');
  const action: LegalAction = { text, verb, args, cite: '', price: [], ends_turn: false, chance: false };
  return { action, steps };
};

const moves = [
  offer('move legion roma ancona', 'region:roma', 'opt:legion', 'region:ancona'),
  offer('move legion roma neapolis', 'region:roma', 'opt:legion', 'region:neapolis'),
  offer('move galley roma corsica', 'region:roma', 'opt:galley', 'region:corsica'),
  offer('move galley carales corsica', 'region:carales', 'opt:galley', 'region:corsica'),
  offer('done', 'btn:done'),
];

describe('choiceAt', () => {
  it('lights the first steps of all offers', () => {
    expect([...choiceAt(moves, []).lit.keys()]).toEqual(['region:roma', 'region:carales', 'btn:done']);
  });
  it('follows the path', () => {
    expect([...choiceAt(moves, ['region:roma', 'opt:legion']).lit.keys()]).toEqual([
      'region:ancona',
      'region:neapolis',
    ]);
  });
});

describe('pick', () => {
  it('acts at once when nothing is left to choose', () => {
    expect(pick(moves, [], 'btn:done')).toEqual({ kind: 'act', offer: moves[4] });
  });
  it('passes over options without an alternative', () => {
    expect(pick(moves, [], 'region:carales')).toEqual({ kind: 'path', path: ['region:carales', 'opt:galley'] });
  });
  it('stops where there is a choice', () => {
    expect(pick(moves, [], 'region:roma')).toEqual({ kind: 'path', path: ['region:roma'] });
  });
  it('begins anew when the target is another beginning', () => {
    expect(pick(moves, ['region:roma'], 'region:carales')).toEqual({
      kind: 'path',
      path: ['region:carales', 'opt:galley'],
    });
  });
  it('refuses what no offer names', () => {
    expect(pick(moves, [], 'region:tingis')).toEqual({ kind: 'refused' });
  });
  it('waits when an action is complete but others go on', () => {
    const both = [offer('conquer roma', 'region:roma'), offer('found roma gold', 'region:roma', 'opt:gold')];
    expect(pick(both, [], 'region:roma')).toEqual({ kind: 'path', path: ['region:roma'] });
  });
});

describe('pickAll', () => {
  it('takes a piece and its region together', () => {
    expect(pickAll(moves, [], ['region:roma', 'opt:galley'])).toEqual({
      kind: 'path',
      path: ['region:roma', 'opt:galley'],
    });
  });
});
