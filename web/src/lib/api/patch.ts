/** Makes the newer state of the older one and a change. Nothing of the older one is altered: pages may still show it. */
import type { ChangeMessage, TableState } from './types';

type Place = Record<string | number, unknown> | unknown[];
type ViewChange = ChangeMessage['view'][number];

const copy = (place: Place): Place => (Array.isArray(place) ? [...place] : { ...place });

/** A copy of the place with one change in it; only what lies on the way is copied. */
function changed(place: Place, path: readonly (string | number)[], change: ViewChange): Place {
  const [key, ...rest] = path;
  if (key === undefined) throw new Error('A change without a place.');
  const made = copy(place) as Record<string | number, unknown>;
  if (rest.length > 0) {
    const inner = made[key];
    if (typeof inner !== 'object' || inner === null) throw new Error(`There is no '${path.join('.')}'.`);
    made[key] = changed(inner as Place, rest, change);
  } else if (change.gone) Reflect.deleteProperty(made, key);
  else made[key] = change.value;
  return made;
}

export function applied(older: TableState, change: ChangeMessage): TableState {
  const { drop, keep, add } = change.log;
  const view = change.view.reduce<Place>((place, step) => changed(place, step.path, step), older.view);
  const log =
    keep === older.log.length && add.length === 0 ? older.log : [...older.log.slice(drop, drop + keep), ...add];
  return { ...older, ...change.new_fields, view: view as TableState['view'], log };
}
