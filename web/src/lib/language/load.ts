/** The catalogue for a board, fetched once per game and language. */
import { api } from '$lib/api/client';
import type { Board } from '$lib/api/types';
import { Catalogue } from './catalogue';

const sources = new Map<string, Promise<string>>();

function source(game: string, language: string): Promise<string> {
  const key = `${game} ${language}`;
  const known = sources.get(key);
  if (known) return known;
  const asked = api.catalogue(game, language);
  sources.set(key, asked);
  asked.catch(() => sources.delete(key)); // the next one asks again
  return asked;
}

/** Names from the data, by the keys that messages use. */
export function titlesOf(board: Board): Record<string, string> {
  const titles: Record<string, string> = {};
  for (const [domain, members] of Object.entries(board.titles)) {
    for (const [id, title] of Object.entries(members)) titles[`${domain}-${id.replaceAll(' ', '-')}`] = title;
  }
  return titles;
}

export async function catalogueOf(board: Board, language: string): Promise<Catalogue> {
  return new Catalogue(language, await source(board.game, language), titlesOf(board));
}
