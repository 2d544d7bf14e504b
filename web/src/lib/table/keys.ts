/** The keyboard: everything that can be clicked can be reached. */
import { api } from '$lib/api/client';
import type { OpenPanels } from '$lib/panels/open_panels.svelte';
import { lookByKey } from '$lib/panels/looking';
import { router } from '$lib/router.svelte';
import type { TableSession } from './session.svelte';

const lit = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-lit]')].filter((e) => e.getClientRects().length > 0);

/** Step through the lit targets in the order of the page; arrows down and right go on, up and left go back. */
function walk(by: number): void {
  const all = lit();
  if (all.length === 0) return;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
  all[next]?.focus();
}

/** The table of mine that has waited longest for me. */
async function nextTable(here: string): Promise<void> {
  try {
    const next = (await api.myTables()).tables.find((x) => x.my_move && x.id !== here);
    if (next) router.go(next.path);
  } catch {
    // Without an answer there is nowhere to go; the page stays as it is.
  }
}

/** Esc puts away what lies on top: a sheet that stays, what is being chosen, a drawer. */
function escape(session: TableSession, panels: OpenPanels): void {
  const { stage, choosing } = session;
  const pinned = stage.looked?.pinned ?? false;
  stage.looked = null;
  if (pinned) return;
  if (stage.path.length || choosing.open || !panels.close()) session.back();
}

const ARROWS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function keys(event: KeyboardEvent, session: TableSession, panels: OpenPanels): void {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open], .cover')) return;
  if (event.key === 'Escape') {
    escape(session, panels);
    return;
  }
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
    return;
  const { stage } = session;
  const by = ARROWS[event.key];
  if (by !== undefined) {
    event.preventDefault();
    walk(by);
    return;
  }
  const undoable = (session.state?.undo.steps ?? 0) > 0;
  const key = event.key.toLowerCase();
  if (key === 'f') dispatchEvent(new Event('fit-map'));
  else if (key === 'b') panels.toggle('places');
  else if (key === 'i') lookByKey(stage);
  else if (key === 'n') void nextTable(session.id);
  else if (key === 'h') stage.hidePieces = !stage.hidePieces;
  else if (key === 'u' && undoable) void session.undo();
  else if (key === 'r' && undoable) void session.restartTurn();
  else if (key === 'e' && session.choosing.hand?.held) session.choosing.endTurn();
  else if (key === 'e') {
    const done = stage.actions.find((a) => a.ends_turn) ?? stage.actions.find((a) => a.verb === 'done');
    if (done) session.propose(done);
  } else if (key === 'a' || key === 'l') {
    panels.show('log');
    document.getElementById(key === 'a' ? 'tab-moves' : 'tab-log')?.click();
    const inPanel = (what: string): HTMLElement | null => document.querySelector(`[role=tabpanel] ${what}`);
    requestAnimationFrame(() => (inPanel('[data-action]') ?? inPanel('button') ?? inPanel('a'))?.focus());
  }
}
