/** Short names for what the server sends of this game (games/duellum/view_types.py). */
import type { ExtraOf, Shape, ViewOf } from '$lib/api/types';

export type Counts = Record<string, number>;
export type DuellumView = ViewOf<'duellum'>;
export type DuellumExtra = ExtraOf<'duellum'>;
export type CityView = Shape<'duellum', 'City'>;
export type RegionView = Shape<'duellum', 'Region'>;
export type NationView = Shape<'duellum', 'Nation'>;
