/** How wide a text is in the map's letters. */
let context: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

export function textWidth(text: string, size: number, italic: boolean): number {
  const key = `${size} ${italic ? 'i' : ''} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * size * 0.52;
  context.font = `${italic ? 'italic 500' : '700'} ${size}px Alegreya, Georgia, serif`;
  const width = context.measureText(text).width;
  known.set(key, width);
  return width;
}

/** What was measured before the letters were there is wrong. */
export const forgetWidths = (): void => known.clear();
