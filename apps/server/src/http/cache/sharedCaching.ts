/** Cache directives for caches in front of the server and for browsers (docs/adr/0033). */
export type CacheHeaders = Readonly<Record<string, string>>;

export const revalidated: CacheHeaders = { 'Cache-Control': 'no-cache' };

/**
 * Headers of what everybody gets alike. Within `seconds` a shared cache sends it without asking, and for as long again
 * while it asks; browsers always ask, so that who changes something sees it. With 0 nobody sends it without asking.
 */
export function sharedCaching(seconds: number): CacheHeaders {
  if (seconds === 0) return revalidated;
  return {
    'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${seconds}`,
    // For caches alone (RFC 9213): browsers too would take `stale-while-revalidate` from the other.
    'CDN-Cache-Control': `public, max-age=${seconds}, stale-while-revalidate=${seconds}`,
  };
}
