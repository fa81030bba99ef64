import { createHash } from 'node:crypto';

/** Characters of 128 random bits in Base64; the SDK sends 32, a UUID has 36. */
const minLength = 22;

/** What a visitor sends that another one does not. */
export interface VisitorTraits {
  readonly key: string;
  /** As limits know it (`clientAddress`). */
  readonly address: string;
  readonly userAgent: string;
}

/**
 * The key under which the response to a visitor is stored; undefined if theirs could be guessed. Visitors have no id, so
 * that a stored response belongs to whoever repeats it with the same key, from the same address and with the same browser.
 * The key is the secret of the three and must be long enough for one; the others keep apart visitors whose software makes
 * bad keys. A cookie would not do: a visitor who got no response got no cookie either, and pages of partners have none.
 * The hash alone is stored: without the key it tells neither address nor browser.
 */
export function visitorKey({ key, address, userAgent }: VisitorTraits): string | undefined {
  if (key.length < minLength) return undefined;
  return createHash('sha256').update([key, address, userAgent].join('\n')).digest('base64url');
}
