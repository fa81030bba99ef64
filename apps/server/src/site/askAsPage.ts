import type { FastifyInstance } from 'fastify';

/** Calls the server's own operations as a page without a session does, of the given origin if there is one. */
export const askAsPage =
  (app: FastifyInstance, origin?: string): typeof fetch =>
  async (input, init) => {
    const { pathname, search } = new URL(String(input), 'http://localhost');
    const headers = Object.fromEntries(new Headers(init?.headers));
    const { statusCode, body } = await app.inject({
      url: pathname + search,
      headers: origin === undefined ? headers : { ...headers, origin },
    });
    return new Response(body, {
      status: statusCode,
      headers: { 'Content-Type': 'application/json' },
    });
  };
