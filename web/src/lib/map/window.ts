/** The part of a drawing that is shown: upper left corner and magnification. */
export interface Window {
  x: number;
  y: number;
  k: number;
}

const MOST = 6;

export function zoomed(view: Window, by: number, at: { x: number; y: number }): Window {
  const k = Math.min(MOST, Math.max(1, view.k * by));
  const ratio = view.k / k;
  return { k, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** Keep the window inside the drawing. */
export function bounded(view: Window, width: number, height: number): Window {
  const within = (value: number, size: number): number => Math.min(size - size / view.k, Math.max(0, value));
  return { k: view.k, x: within(view.x, width), y: within(view.y, height) };
}
