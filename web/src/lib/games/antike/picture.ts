/** Antike's picture, ready to be drawn. A seat leads one nation, or two. */
import { liveries, type Livery } from '$lib/art/nations';
import type { Stage } from '$lib/table/stage.svelte';
import type { AntikeExtra, AntikeView, NationView } from './view';

export interface Side {
  id: string;
  title: string;
  player: string;
  seat: number;
  livery: Livery;
  nation: NationView;
  mine: boolean;
  active: boolean;
}

export const viewOf = (stage: Stage): AntikeView => stage.viewOf('antike');
export const extraOf = (stage: Stage): AntikeExtra => stage.extraOf('antike');

/** The nations that a seat leads. */
export function nationsOf(stage: Stage, seat: string): string[] {
  return Object.entries(viewOf(stage).nations).flatMap(([id, nation]) => (nation.player === seat ? [id] : []));
}

export function sides(stage: Stage): Side[] {
  const { position } = stage;
  if (!position) return [];
  const view = viewOf(stage);
  const ids = Object.keys(view.nations);
  const colours = liveries(ids);
  const own = position.viewing ?? position.active ?? 0;
  const order = [...view.order, ...ids.filter((id) => !view.order.includes(id))];
  return order.flatMap((id) => {
    const nation = view.nations[id];
    const livery = colours[id];
    if (!nation || !livery) return [];
    const seat = position.seats.find((s) => s.id === nation.player);
    return {
      id,
      title: stage.words?.name('nation', id) ?? nation.title,
      player: seat ? stage.player(seat) || seat.title : '',
      seat: seat?.index ?? -1,
      livery,
      nation,
      mine: seat?.index === own,
      active: view.nation === id && !position.outcome,
    };
  });
}

export const FIELD_ART: Record<string, string> = {
  iron: 'iron',
  temple: 'temple',
  gold: 'gold',
  maneuver_1: 'swords',
  arming: 'shield',
  marble: 'marble',
  know_how: 'scroll',
  maneuver_2: 'swords',
};

export const KNOW_HOW_ART: Record<string, string> = {
  wheel: 'wheel',
  sailing: 'sail',
  market: 'commercium',
  monarchy: 'king',
  roads: 'strata',
  navigation: 'navigatio',
  currency: 'moneta',
  democracy: 'res_publica',
};
