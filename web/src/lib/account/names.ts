/** Names of people as a reader sees them. */
import { t } from '$lib/i18n/index.svelte';

/** How the server calls everybody who has deleted their account; nobody can take this name. */
const FORMER = 'Former player';

export const personName = (name: string): string => (name === FORMER ? t('account.former') : name);
