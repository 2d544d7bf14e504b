import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { personName } from './names';

const before = settings.language;
afterEach(() => {
  settings.language = before;
});

describe('names of people', () => {
  it('are left as they are', () => {
    expect(personName('Zenobia')).toBe('Zenobia');
  });
  it('say in the language of the reader that somebody has left for good', () => {
    settings.language = 'en';
    expect(personName('Former player')).toBe('Somebody who left');
    settings.language = 'de';
    expect(personName('Former player')).toBe('Nicht mehr dabei');
  });
});

it('calls a bot of a record a bot, and leaves names alone', () => {
  expect(personName('strategist:0.15')).toBe('Bot');
  expect(personName('Ada: 2')).toBe('Ada: 2');
});
