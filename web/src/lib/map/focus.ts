/** What a small screen looks at first: the middle of what can be chosen; where nothing can, of what stands there. */
type Point = readonly [number, number];

export function focusOn(chosen: Point[], standing: Point[]): { x: number; y: number } | null {
  const seen = chosen.length ? chosen : standing;
  const mean = (axis: 0 | 1): number => seen.reduce((sum, at) => sum + at[axis], 0) / seen.length;
  return seen.length ? { x: mean(0), y: mean(1) } : null;
}
