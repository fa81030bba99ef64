const atOnce = 8192;

/** Bytes as a string of the characters U+0000 to U+00FF, which is how jsPDF takes streams. */
export function binary(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let place = 0; place < bytes.length; place += atOnce) {
    parts.push(String.fromCharCode(...bytes.subarray(place, place + atOnce)));
  }
  return parts.join('');
}

/** The reverse of `binary`. */
export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place += 1) bytes[place] = text.charCodeAt(place);
  return bytes;
}
