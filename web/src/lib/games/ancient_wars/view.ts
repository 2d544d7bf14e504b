/** Short names for what the server sends of this game (games/ancient_wars/view_types.py). */
import type { ExtraOf, Shape, ViewOf } from '$lib/api/types';

export type AncientWarsView = ViewOf<'ancient_wars'>;
export type AncientWarsExtra = ExtraOf<'ancient_wars'>;
export type StackView = Shape<'ancient_wars', 'Stack'>;
export type SpaceView = Shape<'ancient_wars', 'Space'>;
export type BattleView = Shape<'ancient_wars', 'Battle'>;
export type UnitInfo = Shape<'ancient_wars', 'Unit'>;
export type SpaceInfo = Shape<'ancient_wars', 'SpacePlace'>;
export type CardInfo = Shape<'ancient_wars', 'Card'>;
