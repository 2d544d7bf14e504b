/** Geometry of the wheel: wedges clockwise, the first one centred at the top. */
export const point = (radius: number, turn: number): [number, number] => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

const at = (radius: number, turn: number): string =>
  point(radius, turn)
    .map((v) => +v.toFixed(2))
    .join(' ');

export function wedge(index: number, count: number, inner: number, outer: number): string {
  const from = (index - 0.5) / count;
  const to = (index + 0.5) / count;
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** Steps clockwise from one field to another: 1 to count (the same field is once around). */
export function steps(order: string[], from: string | null, to: string): number {
  if (from === null) return 0;
  const distance = (order.indexOf(to) - order.indexOf(from) + order.length) % order.length;
  return distance === 0 ? order.length : distance;
}
