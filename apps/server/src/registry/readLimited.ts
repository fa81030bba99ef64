/** Reads a body as text; throws if it is longer than `maxBytes`. */
export async function readLimited(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error('The response is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
