/** Short names for what the server sends of this game (games/dies_irae/view_types.py). */
import type { ExtraOf, Shape, ViewOf } from '$lib/api/types';

export type Counts = Record<string, number>;
export type DiesIraeView = ViewOf<'dies_irae'>;
export type DiesIraeExtra = ExtraOf<'dies_irae'>;
export type EmpireView = Shape<'dies_irae', 'Empire'>;
export type StackView = Shape<'dies_irae', 'Stack'>;
