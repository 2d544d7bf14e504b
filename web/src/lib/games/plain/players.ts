/** The seats of a game without a folder of its own. */
import { liveries } from '$lib/art/nations';
import type { PlayerShown } from '$lib/panels/players';
import { t } from '$lib/i18n/index.svelte';
import type { Stage } from '$lib/table/stage.svelte';

export default function players(stage: Stage): PlayerShown[] {
  const { position } = stage;
  if (!position) return [];
  const looks = liveries(position.seats.map((s) => s.id));
  return position.seats.flatMap((seat) => {
    const livery = looks[seat.id];
    if (!livery) return [];
    return {
      id: seat.id,
      seat: seat.index,
      title: stage.seatTitle(seat.index),
      player: stage.player(seat),
      livery,
      mine: seat.index === position.viewing,
      active: position.active === seat.index && !position.outcome,
      points: position.outcome?.scores[seat.id] ?? 0,
      goal: null,
      pointsTitle: t('stage.score'),
      goods: [],
      facts: [],
      signs: [],
    };
  });
}
