/**
 * Takes the place of `Request` inside openapi-fetch: it only remembers what was asked. `fetch` makes
 * a real one of it anyway, so every call saves the first of two.
 */
export class PlainRequest {
  readonly url: string;
  readonly method: string;
  readonly init: RequestInit;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.method = init.method ?? 'GET';
    this.init = init;
  }
}
