/** The years of a campaign's turns stand in its file as they are printed in English. */
import { t } from '$lib/i18n/index.svelte';

export const yearWords = (label: string): string => label.replace(/\bBC\b/, t('ancient_wars.beforeChrist'));
