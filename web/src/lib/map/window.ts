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

/** Keep the window on the drawing; where it is larger than the drawing, centre it. */
export function bounded(view: Window, sheet: Sheet): Window {
  const { w, h } = extent(sheet, view.k);
  const within = (value: number, size: number, whole: number): number =>
    size >= whole ? (whole - size) / 2 : Math.min(whole - size, Math.max(0, value));
  return { k: view.k, x: within(view.x, w, sheet.width), y: within(view.y, h, sheet.height) };
}

/** A window of the given magnification around a point. */
export function around(at: { x: number; y: number }, k: number, sheet: Sheet): Window {
  const { w, h } = extent(sheet, k);
  return bounded({ k, x: at.x - w / 2, y: at.y - h / 2 }, sheet);
}
