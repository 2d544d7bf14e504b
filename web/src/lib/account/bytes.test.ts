import { describe, expect, it } from 'vitest';
import { toBytes, toText } from './bytes';

describe('bytes as texts', () => {
  it('come back as they were', () => {
    for (let length = 0; length < 9; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => 255 - 31 * i);
      expect(toBytes(toText(bytes.buffer))).toEqual(bytes);
    }
  });
  it('can stand in an address', () => {
    expect(toText(Uint8Array.from([251, 255, 254]).buffer)).toBe('-__-');
  });
});
