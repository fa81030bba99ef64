import { createHash } from 'node:crypto';

const known = new WeakMap<Buffer, string>();

/** A weak entity tag for bytes that are sent repeatedly, as proxies may compress them. */
export function etagOf(bytes: Buffer): string {
  const held = known.get(bytes);
  if (held !== undefined) return held;
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  known.set(bytes, etag);
  return etag;
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the client already has it (RFC 9110 §13.1.2, weak comparison). */
export function isHeldBy(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
