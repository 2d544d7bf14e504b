/** The sides of a table, one for each seat, as every game draws them. */
import { liveries, type Livery } from '$lib/art/nations';
import type { Stage } from './stage.svelte';

export interface SeatSide {
  id: string;
  index: number;
  title: string;
  player: string;
  livery: Livery;
  mine: boolean;
  active: boolean;
}

/** The seat that the page is for: the viewing one, else the one whose turn it is. */
function ownSeat(stage: Stage): number {
  return stage.position?.viewing ?? stage.position?.active ?? 0;
}

export function seatSides(stage: Stage): SeatSide[] {
  const { position } = stage;
  if (!position) return [];
  const colours = liveries(position.seats.map((s) => s.id));
  return position.seats.flatMap((seat) => {
    const livery = colours[seat.id];
    if (!livery) return [];
    return {
      id: seat.id,
      index: seat.index,
      title: stage.seatTitle(seat.index),
      player: stage.player(seat),
      livery,
      mine: seat.index === ownSeat(stage),
      active: position.active === seat.index && !position.outcome,
    };
  });
}
