import { withDeadline } from './deadline.js';

/**
 * Whether the API of another origin is there, so that a failed call means that it does not list the page's origin:
 * browsers tell a page only that the network failed. Reads a file that every origin may read, then what only listed ones may.
 */
export async function refusesOrigin(
  baseUrl: string,
  fetch: typeof globalThis.fetch,
): Promise<boolean> {
  const page = globalThis.location?.origin;
  if (page === undefined || !/^https?:/i.test(baseUrl) || new URL(baseUrl).origin === page)
    return false;
  const read = (path: string) =>
    withDeadline(
      (signal) => fetch(`${baseUrl}${path}`, { credentials: 'omit', signal }),
      5_000,
      undefined,
    ).catch(() => undefined);
  return Boolean((await read('/embed/v1/csp.json'))?.ok) && !(await read('/api/'));
}
