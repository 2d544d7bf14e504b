/** An earlier position of the table on its stage, for the playback; null: the present one again. */
import { api } from '$lib/api/client';
import type { TableSession } from './session.svelte';

export async function showPosition(session: TableSession, ply: number | null): Promise<void> {
  const { stage, state } = session;
  if (ply === null) {
    if (state) stage.position = state;
    stage.actions = state?.actions ?? [];
    return;
  }
  try {
    const position = await api.position(session.id, ply, state?.viewing);
    stage.actions = [];
    stage.position = position;
  } catch {
    stage.position = session.state;
  }
}
