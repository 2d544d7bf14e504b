/** How the sides look: colour, pattern, letter. Colour is never the only sign. */
export interface Livery {
  colour: string;
  dark: string;
  /** Dark enough to carry white letters. */
  onText: string;
  pattern: string;
  letter: string;
}

const PALETTE: [string, string, string][] = [
  ['#a23b2a', '#6f2115', 'diagonal'],
  ['#2b5c8f', '#163a61', 'dots'],
  ['#b67d12', '#7a5206', 'upright'],
  ['#4d7a34', '#2d4f1c', 'level'],
  ['#754a8a', '#4b2a5c', 'cross'],
  ['#2b7f79', '#12524d', 'chevron'],
];

/** Colours too light for white letters, and what stands in for them there. */
const CARRIES: Record<string, string> = { '#b67d12': '#94660c' };

const OWN: Record<string, number> = {
  rome: 0, romans: 0, roman: 0, babylonians: 0,
  greece: 1, greeks: 1,
  egypt: 2, egyptians: 2, carthaginians: 2,
  germans: 3, arabs: 3, barbarian: 3,
  persia: 4, persians: 4,
  carthage: 5, phoenicians: 5,
}; // prettier-ignore

export function livery(id: string, index: number): Livery {
  const [colour, dark, pattern] = PALETTE[OWN[id] ?? index % PALETTE.length] ?? ['#666', '#333', 'diagonal'];
  return { colour, dark, onText: CARRIES[colour] ?? colour, pattern, letter: id.charAt(0).toUpperCase() };
}

/** Liveries for all sides of a table, no two alike. */
export function liveries(ids: string[]): Record<string, Livery> {
  const used = new Set<string>();
  const given: Record<string, Livery> = {};
  for (const [i, id] of ids.entries()) {
    let own = livery(id, i);
    for (let k = 0; used.has(own.colour) && k < PALETTE.length; k++) own = { ...livery('', k), letter: own.letter };
    used.add(own.colour);
    const letter = Object.values(given).some((l) => l.letter === own.letter) ? own.letter + id.charAt(1) : own.letter;
    given[id] = { ...own, letter };
  }
  return given;
}
