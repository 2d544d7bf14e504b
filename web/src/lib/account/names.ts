/** Names of people as a reader sees them. */
import { t } from '$lib/i18n/index.svelte';

/** How the server calls everybody who has deleted their account; nobody can take this name. */
const FORMER = 'Former player';

/** How a record calls a bot with its seconds: an order for the command line, no name. */
const BOT = /^[a-z_]+:[\d.]+$/;

export function personName(name: string): string {
  if (BOT.test(name)) return t('account.bot');
  return name === FORMER ? t('account.former') : name;
}
