import type { HostBridge } from './bridgeOptions.js';
import { toText } from './bytes.js';
import { hostError } from './hostError.js';

/**
 * A `fetch` that sends requests through the shell: `createClient({ fetch: bridgeFetch(bridge) })`. Header and error policy
 * of the client apply as usual. Bodies are text.
 */
export function bridgeFetch(bridge: HostBridge): typeof globalThis.fetch {
  return async (input, init) => {
    const request =
      input instanceof Request ? input : new Request(new URL(input, pageBase()), init);
    const signal = init?.signal ?? request.signal;
    if (signal.aborted) throw abortion();
    const payload = {
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(request.headers),
      body: await textOf(request),
    };
    try {
      return toResponse(await bridge.request('http', payload, { signal, timeoutMs: 60_000 }));
    } catch (error) {
      // What `fetch` throws when it is aborted, and when the network fails.
      if (signal.aborted) throw abortion();
      throw error instanceof TypeError ? error : new TypeError('fetch failed', { cause: error });
    }
  };
}

/** Firefox has no `Request.body` to test for. Throws if the body is not text. */
async function textOf(request: Request): Promise<string | null> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.length === 0 ? null : toText(bytes);
}

const abortion = () => new DOMException('The request was aborted', 'AbortError');
const pageBase = () => (typeof location === 'undefined' ? undefined : location.href);

function toResponse(answer: unknown): Response {
  const { status, headers, body } = (answer ?? {}) as Record<string, unknown>;
  const valid =
    typeof status === 'number' && Number.isInteger(status) && status >= 200 && status < 600;
  const text = body === null || typeof body === 'string';
  if (!valid || !text || typeof headers !== 'object' || headers === null) {
    throw hostError('BRIDGE_UNREADABLE');
  }
  const pairs = Object.entries(headers).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  const empty = status === 204 || status === 205 || status === 304;
  return new Response(empty ? null : body, { status, headers: pairs });
}
