/** Bytes as base64url texts, as WebAuthn and web push want them on the wire. */
export function toText(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (b) => String.fromCharCode(b)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (c) => c.charCodeAt(0));
}
