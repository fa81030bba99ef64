import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';

/** One request, ready to send. */
export interface Outgoing {
  readonly fetch: typeof globalThis.fetch;
  readonly baseUrl: string;
  readonly method: string;
  readonly path: string;
  readonly params: { path: Record<string, unknown>; query: Record<string, unknown> };
  readonly headers: Record<string, string>;
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
    init.body = JSON.stringify(body);
    headers['Content-Type'] = 'application/json';
  }
  const response = await fetch(url, init);
  const reads = call.file && response.ok ? response.blob() : response.text();
  return { response, body: await reads };
}
