/** Cache directives for shared caches and browsers (docs/adr/0033). */
export type CacheHeaders = Readonly<Record<string, string>>;

export const revalidated: CacheHeaders = { 'Cache-Control': 'no-cache' };

/**
 * Headers of responses that are the same for everyone. A shared cache serves them for `seconds` without revalidation,
 * and for as long again while revalidating; browsers always revalidate, so that users see their own changes. With 0
 * nobody serves them without revalidation.
 */
export function sharedCaching(seconds: number): CacheHeaders {
  if (seconds === 0) return revalidated;
  return {
    'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${seconds}`,
    // For caches only (RFC 9213): browsers would also apply `stale-while-revalidate` from the other.
    'CDN-Cache-Control': `public, max-age=${seconds}, stale-while-revalidate=${seconds}`,
  };
}
