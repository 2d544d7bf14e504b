/** Names of seats in the reader's language, where no stage is set up. */
import type { Board } from '$lib/api/types';
import { Wording } from '$lib/table/words';
import { catalogueOf } from './load';

export async function seatNames(board: Board, language: string): Promise<(seat: string) => string> {
  const words = new Wording(board, await catalogueOf(board, language));
  return (seat) => words.name('seat', seat);
}
