import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';

/** One request as `fetch` takes it, and where its answer is read once. */
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
  /** The answer is a file: a Blob on success instead of a text. */
  readonly file: boolean;
}

const querySerializer = createQuerySerializer();

/**
 * Sends by the serialisers of openapi-fetch, without its middlewares: its `request` makes headers and a
 * `Request` that `fetch` makes again. The body is read as a text and parsed by us, so that a broken
 * body is told from a broken line.
 */
export async function send(call: Outgoing): Promise<{ response: Response; body: unknown }> {
  // Taken out of its object: a browser's `fetch` refuses to be a method of anything else.
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
