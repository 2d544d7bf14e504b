/** Creating a table. The guest needs a name; one is made up when none is known. */
import { api, commandId, Refused } from '$lib/api/client';
import { randomSalt } from '$lib/chance/prove';
import type { BotInfo, Options, NewSeat, TimeControl } from '$lib/api/types';
import { t } from '$lib/i18n/index.svelte';
import { settings } from '$lib/settings.svelte';

export interface NewTable {
  game: string;
  options: Options;
  seats: NewSeat[];
  pass_and_play: boolean;
  visibility?: 'private' | 'listed';
  time?: TimeControl | null;
  /** What the creator adds to the server's secret number; something random when nothing is said. */
  salt?: string;
}

/** Against bots, all at one screen, or with seats for friends who get the link. */
export type Company = 'bot' | 'pass' | 'friend';

export function seatsFor(count: number, kind: Company, bot: string): NewSeat[] {
  const other: NewSeat = kind === 'friend' ? { kind: 'open' } : { kind: 'bot', bot };
  const me = (i: number): NewSeat => ({ kind: 'me', name: kind === 'pass' ? playerName(i) : null });
  return Array.from({ length: count }, (_, i) => (kind === 'pass' || i === 0 ? me(i) : other));
}

/** At one screen everybody needs a name: the owner's, then numbers. */
export const playerName = (index: number): string =>
  (index === 0 && settings.name) || t('around.player', { n: index + 1 });

/** The bot a newcomer meets: one that plays well and answers at once. */
export const USUAL = 'steady';

export const usualBot = (bots: BotInfo[]): string => (bots.find((b) => b.name === USUAL) ?? bots[0])?.name ?? 'random';
export const botTitle = (bot: BotInfo): string => (bot.text ? `${bot.title}: ${bot.text}` : bot.title);

export const guestName = (): string => settings.name || t('lobby.guest');

export async function create(table: NewTable): Promise<{ path: string } | { trouble: string }> {
  try {
    const name = guestName();
    const { commitment } = await api.promise(name);
    const { path } = await api.create({
      visibility: 'private',
      auto_forced: true,
      ...table,
      name,
      commitment,
      salt: table.salt?.trim() || randomSalt(),
      command_id: commandId(),
    });
    return { path };
  } catch (fault) {
    return { trouble: (fault instanceof Refused && fault.message) || t('trouble.unreachable') };
  }
}
