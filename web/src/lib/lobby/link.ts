/** The table's id in a pasted link, in a path, or given alone. */
export function tableOf(text: string): string {
  const given = text.trim();
  const found = /\/t\/([A-Za-z0-9_-]+)/.exec(given) ?? /^([A-Za-z0-9_-]{6,})$/.exec(given);
  return found?.[1] ?? '';
}
