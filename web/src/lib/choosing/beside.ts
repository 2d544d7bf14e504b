/** Where a sheet goes: beside the thing that it belongs to, inside the window, and over as little as possible of what can be chosen. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const GAP = 10;
const EDGE = 8;
const within = (at: number, length: number, window: number): number =>
  Math.max(EDGE, Math.min(at, window - length - EDGE));

function covered({ left, top }: Spot, { width, height }: Size, box: Box): number {
  const wide = Math.min(left + width, box.right) - Math.max(left, box.left);
  const high = Math.min(top + height, box.bottom) - Math.max(top, box.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function beside(thing: Box | null, sheet: Size, window: Size, free: Box[] = []): Spot {
  const inside = (left: number, top: number): Spot => ({
    left: within(left, sheet.width, window.width),
    top: within(top, sheet.height, window.height),
  });
  if (!thing) return inside((window.width - sheet.width) / 2, 120);
  const middle = (thing.left + thing.right - sheet.width) / 2;
  const level = (thing.top + thing.bottom - sheet.height) / 2;
  const spots = [
    inside(thing.right + GAP, level),
    inside(thing.left - sheet.width - GAP, level),
    inside(middle, thing.bottom + GAP),
    inside(middle, thing.top - sheet.height - GAP),
    inside(EDGE, window.height),
    inside(window.width, window.height),
  ];
  const cost = (spot: Spot): number =>
    covered(spot, sheet, thing) + free.reduce((all, box) => all + covered(spot, sheet, box), 0);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) - 1 ? spot : best));
}
