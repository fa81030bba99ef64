import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Responds to a request, or leaves it to the others by calling `passOn`, at once or later. */
export type Interceptor = (
  request: IncomingMessage,
  response: ServerResponse,
  passOn: () => void,
) => void;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Calls the interceptor with every request before the framework sees it; the one that was added last is called first.
 * What is injected (`app.inject`) comes through no server, and meets no interceptor.
 */
export function interceptRequests({ server }: FastifyInstance, intercept: Interceptor): void {
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    intercept(request, response, () => {
      for (const listener of listeners) listener.call(server, request, response);
    }),
  );
}
