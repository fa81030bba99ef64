import { withDeadline } from './deadline.js';

/**
 * Whether the API of another origin is there, so that a failed call means that it does not list the page's origin:
 * browsers tell a page only that the network failed. Reads a file that every origin may read.
 */
export async function refusesOrigin(
  baseUrl: string,
  fetch: typeof globalThis.fetch,
): Promise<boolean> {
  const page = globalThis.location?.origin;
  if (page === undefined || !/^https?:/i.test(baseUrl) || new URL(baseUrl).origin === page)
    return false;
  const read = (signal: AbortSignal) =>
    fetch(`${baseUrl}/embed/v1/csp.json`, { credentials: 'omit', signal });
  return withDeadline(read, 5_000, undefined).then(
    ({ ok }) => ok,
    () => false,
  );
}
