/** Short names for what the server sends of this game (games/antike/view_types.py). */
import type { ExtraOf, Shape, ViewOf } from '$lib/api/types';

export type Counts = Record<string, number>;
export type AntikeView = ViewOf<'antike'>;
export type AntikeExtra = ExtraOf<'antike'>;
export type NationView = Shape<'antike', 'Nation'>;
export type ProvinceView = Shape<'antike', 'Province'>;
