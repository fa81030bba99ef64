const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const toBytes = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** Throws if the bytes are not UTF-8. */
export const toText = (bytes: Uint8Array): string => decoder.decode(bytes);

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Throws if the text is not Base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

/** Compares in constant time. */
export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at += 1) difference |= (one[at] ?? 0) ^ (other[at] ?? 0);
  return difference === 0;
}

export const randomBytes = (length: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(length));

/** Bytes of a WordArray of crypto-js. */
export function bytesOfWords(array: {
  readonly words: readonly number[];
  readonly sigBytes: number;
}): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(0, array.sigBytes));
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = ((array.words[at >>> 2] ?? 0) >>> (24 - (at % 4) * 8)) & 0xff;
  }
  return bytes;
}
