import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import type { HeaderNames } from '../generated/headers.js';
import { UsageError } from './UsageError.js';

/** One request, ready to send. */
export interface Outgoing {
  readonly fetch: typeof globalThis.fetch;
  readonly baseUrl: string;
  readonly method: string;
  readonly path: string;
  readonly params: { path: Record<string, unknown>; query: Record<string, unknown> };
  readonly headers: Record<string, string>;
  /** Names of the headers by what they carry. */
  readonly names: HeaderNames;
  readonly body: unknown;
  readonly credentials: RequestCredentials;
  readonly signal: AbortSignal;
  /** The response is a file: a Blob on success instead of text. */
  readonly file: boolean;
}

const querySerializer = createQuerySerializer();

/**
 * Sends with the serialisers of openapi-fetch, but without its middleware, which builds headers and a `Request` that `fetch`
 * builds again. The body is read as text and parsed here, to tell an invalid body from a network failure.
 */
export async function send(call: Outgoing): Promise<{ response: Response; body: unknown }> {
  // Destructured: a browser's `fetch` throws when called as a method of another object.
  const { fetch, baseUrl, path, params, headers, body, method, credentials, signal } = call;
  const url = createFinalURL(path, {
    baseUrl,
    params,
    querySerializer,
    pathSerializer: defaultPathSerializer,
  });
  const init: RequestInit = { method, headers, credentials, signal };
  if (body instanceof FormData) init.body = body;
  else if (body !== undefined) {
    init.body = toJson(body);
    headers['Content-Type'] = 'application/json';
  }
  const response = await fetch(url, init).catch((error: unknown) => {
    checkSendable(url, call);
    throw error;
  });
  const reads = call.file && response.ok ? response.blob() : response.text();
  return { response, body: await reads };
}

function toJson(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch (error) {
    throw new UsageError('`body` cannot be sent as JSON', error);
  }
}

/** `fetch` fails over an address or a header that cannot be sent as it does without a network; the checks tell them apart. */
function checkSendable(url: string, { headers, names }: Outgoing): void {
  try {
    void new URL(url, globalThis.location?.href);
  } catch {
    throw new UsageError('`baseUrl` is not part of a valid address');
  }
  for (const [name, value] of Object.entries(headers)) {
    try {
      void new Headers([[name, value]]);
    } catch {
      const known = Object.entries(names).find(([, own]) => own === name)?.[0];
      // Without the value, which may be a token.
      throw new UsageError(`\`${known ?? 'headers'}\` cannot be sent in the header \`${name}\``);
    }
  }
}
