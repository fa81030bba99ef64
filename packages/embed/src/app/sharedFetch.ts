import { createSharedCalls } from './createSharedCalls.js';

/** How long the widgets of a page that start together share a response, in milliseconds. */
const lifetime = 1000;

const run = createSharedCalls<Response>();
// Rises with each write: what was asked before it is not shared with what is asked after.
let epoch = 0;
const recent = new Map<string, { readonly response: Response; readonly until: number }>();

/**
 * `fetch` of all widgets of a page: reads that are the same, also in their token, share one response. A write drops what
 * was read before it.
 */
export async function sharedFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  if (typeof input !== 'string' || (init.method ?? 'GET') !== 'GET') return write(input, init);
  const key = `${epoch} ${keyOf(input, init)}`;
  for (const [old, { until }] of recent) if (until < Date.now()) recent.delete(old);
  const kept = recent.get(key);
  if (kept) return kept.response.clone();
  const response = await run(key, init.signal, async (signal) => {
    const fresh = await fetch(input, { ...init, signal });
    if (fresh.ok) recent.set(key, { response: fresh, until: Date.now() + lifetime });
    return fresh;
  });
  return response.clone();
}

async function write(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  forget();
  try {
    return await fetch(input, init);
  } finally {
    forget();
  }
}

function forget(): void {
  epoch += 1;
  recent.clear();
}

/** Every call has an id, and a widget may have a reference; all other headers tell reads apart. */
function keyOf(url: string, { headers, credentials }: RequestInit): string {
  const pairs = [...new Headers(headers)].filter(
    ([name]) => !/^x-(?:request-id|partner-reference)$/.test(name),
  );
  return [url, credentials, ...pairs.map((pair) => pair.join(':'))].join('\n');
}
