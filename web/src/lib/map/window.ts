/** The part of a drawing that is shown: upper left corner and magnification. It has the shape of the box it is shown in. */
export interface Window {
  x: number;
  y: number;
  k: number;
}

export interface Sheet {
  width: number;
  height: number;
  /** Width by height of the box on the page. */
  shape: number;
}

const MOST = 7;

/** Size of the part shown, in units of the drawing. At magnification 1 the whole drawing fits. */
export function extent(sheet: Sheet, k: number): { w: number; h: number } {
  const w = Math.max(sheet.width, sheet.height * sheet.shape) / k;
  return { w, h: w / sheet.shape };
}

/** The magnification at which the drawing fills the box and nothing around it is shown. */
export function filling(sheet: Sheet): number {
  const { w, h } = extent(sheet, 1);
  return Math.max(w / sheet.width, h / sheet.height);
}

export function zoomed(view: Window, by: number, at: { x: number; y: number }): Window {
  const k = Math.min(MOST, Math.max(1, view.k * by));
  const ratio = view.k / k;
  return { k, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** How far a magnified window may leave the drawing, by its own size: what lies under a drawer can be pulled out. */
const LEAVE = 0.3;

/**
 * Keep the window on the drawing. Where it is wider than the drawing, the drawing stands at its right and the spare strip at its
 * left; where it is higher, the drawing is in the middle.
 */
export function bounded(view: Window, sheet: Sheet): Window {
  const { w, h } = extent(sheet, view.k);
  const leave = view.k > 1 ? LEAVE : 0;
  const x = w >= sheet.width ? sheet.width - w : clamp(view.x, -w * leave, sheet.width - w);
  const y = h >= sheet.height ? (sheet.height - h) / 2 : clamp(view.y, 0, sheet.height - h);
  return { k: view.k, x, y };
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A window of the given magnification around a point. */
export function around(at: { x: number; y: number }, k: number, sheet: Sheet): Window {
  const { w, h } = extent(sheet, k);
  return bounded({ k, x: at.x - w / 2, y: at.y - h / 2 }, sheet);
}

/** A box of the drawing, in its units. */
export interface Part {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Of the window's height: so large a part wants to be seen. */
const SEEN = 1 / 6;
/** All parts together fill no more of the window than this. */
const FILLED = 2 / 3;
const CLOSEST = 2.4;

/** A window close enough to see each of the parts, and wide enough for all of them. */
export function closeUp(parts: Part[], sheet: Sheet, least: number): Window {
  const [left, top] = [Math.min(...parts.map((p) => p.x)), Math.min(...parts.map((p) => p.y))];
  const [w, h] = [Math.max(...parts.map((p) => p.x + p.w)) - left, Math.max(...parts.map((p) => p.y + p.h)) - top];
  const whole = extent(sheet, 1);
  const wanted = (SEEN * whole.h) / Math.max(...parts.map((p) => p.h));
  const fits = FILLED * Math.min(whole.w / w, whole.h / h);
  return around(
    { x: left + w / 2, y: top + h / 2 },
    Math.max(1, Math.min(fits, Math.max(least, Math.min(wanted, CLOSEST)))),
    sheet,
  );
}
