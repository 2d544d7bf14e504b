/** The recipe of docs/chance.md once more, in the browser: whoever looks at a finished game repeats its draws here. */
import type { ChanceInfo, DrawInfo } from '$lib/api/types';

const RECIPE = 'hegemon chance 1';
const SPACE = 1n << 64n;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, '0')).join('');
const textBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));

/** Something that nobody can guess, for a player who adds nothing better. */
export const randomSalt = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)).buffer);

/** Pages that came over an open line are given no cryptography by the browser. */
export const canProve = (): boolean => 'subtle' in crypto;

export const commitmentTo = async (seed: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytesOf(seed)));

async function hmac(key: BufferSource, message: BufferSource): Promise<ArrayBuffer> {
  const made = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return crypto.subtle.sign('HMAC', made, message);
}

/** In the order of code points, as the recipe has it; plain comparison goes by halves of characters. */
function byCodePoint(a: string, b: string): number {
  const [left, right] = [textBytes(a), textBytes(b)];
  const at = left.findIndex((byte, i) => byte !== right[i]);
  return at < 0 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? 0);
}

export function keyOf(chance: ChanceInfo): Promise<ArrayBuffer> {
  const seats = Object.keys(chance.salts).sort(byCodePoint);
  const lines = [RECIPE, ...seats.map((seat) => `${seat}=${chance.salts[seat]}`)];
  return hmac(bytesOf(chance.seed), textBytes(lines.join('\n')));
}

export async function pick(key: ArrayBuffer, draw: number, weights: number[]): Promise<number> {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  for (let attempt = 0; ; attempt += 1) {
    const message = new DataView(new ArrayBuffer(12));
    message.setBigUint64(0, BigInt(draw));
    message.setUint32(8, attempt);
    const number = new DataView(await hmac(key, message)).getBigUint64(0);
    if (number >= SPACE - (SPACE % total)) continue;
    let left = number % total;
    return weights.findIndex((weight) => {
      left -= BigInt(weight);
      return left < 0n;
    });
  }
}

export interface Wrong {
  draw: DrawInfo;
  due: string;
}

/** The first draw that is not what seed and salts give; null: all of them are. */
export async function firstWrong(chance: ChanceInfo, draws: DrawInfo[]): Promise<Wrong | null> {
  const key = await keyOf(chance);
  for (const [number, draw] of draws.entries()) {
    const among = [...draw.outcomes].sort((a, b) => byCodePoint(a.text, b.text));
    const weights = among.map((outcome) => outcome.weight);
    const due = among[await pick(key, number, weights)]?.text ?? '';
    if (due !== draw.made) return { draw, due };
  }
  return null;
}
