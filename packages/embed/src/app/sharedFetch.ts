/** How long the widgets of a page that start together share a response, in milliseconds. */
const lifetime = 1000;

interface Read {
  readonly response: Promise<Response>;
  /** By `performance.now`, which nobody sets back. */
  until: number;
}

const reads = new Map<string, Read>();

/**
 * `fetch` for all widgets of a page: identical reads, including their token, share one response. A write drops earlier
 * reads. The client applies its timeout and aborts by itself, so a shared request has no signal.
 */
export async function sharedFetch(
  url: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  if (init.method && init.method !== 'GET') return write(url, init);
  for (const [old, { until }] of reads) if (until < performance.now()) reads.delete(old);
  const key = keyOf(url, init);
  const read = reads.get(key) ?? start(key, url, init);
  // A request one caller gave up on must not be joined by the next.
  init.signal?.addEventListener('abort', () => drop(key, read), { once: true });
  return (await read.response).clone();
}

function start(key: string, url: RequestInfo | URL, init: RequestInit): Read {
  const response = fetch(url, { ...init, signal: null });
  const read = { response, until: Infinity };
  reads.set(key, read);
  response.then(
    ({ ok }) => {
      read.until = ok ? performance.now() + lifetime : -Infinity;
    },
    () => drop(key, read),
  );
  return read;
}

function drop(key: string, read: Read): void {
  if (reads.get(key) === read) reads.delete(key);
}

async function write(url: RequestInfo | URL, init: RequestInit): Promise<Response> {
  reads.clear();
  try {
    return await fetch(url, init);
  } finally {
    reads.clear();
  }
}

/** Every call has an id, and a widget may have a reference; all other headers tell reads apart. */
function keyOf(url: RequestInfo | URL, { headers }: RequestInit): string {
  const own = /^x-(?:request-id|partner-reference)$/;
  return [url, ...[...new Headers(headers)].filter(([name]) => !own.test(name))].join('\n');
}
