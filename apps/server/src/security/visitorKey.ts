import { createHash } from 'node:crypto';

/** Characters of 128 random bits in Base64; the SDK sends 32, a UUID has 36. */
const minLength = 22;

/** Request properties that distinguish visitors. */
export interface VisitorTraits {
  readonly key: string;
  /** As used for limits (`clientAddress`). */
  readonly address: string;
  readonly userAgent: string;
}

/**
 * The key under which a visitor's response is stored; undefined if theirs could be guessed. Visitors have no id, so a
 * stored response is returned to any caller who repeats the key from the same address and browser. The key is the only secret
 * of the three and must be long enough for one; the others separate visitors whose software makes bad keys. A cookie
 * would not work: a visitor without a response has no cookie either, and partner pages have none. Only the hash is
 * stored, which without the key reveals neither address nor browser.
 */
export function visitorKey({ key, address, userAgent }: VisitorTraits): string | undefined {
  if (key.length < minLength) return undefined;
  return createHash('sha256').update([key, address, userAgent].join('\n')).digest('base64url');
}
