import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasBody } from './hasBody.js';

/** Timeouts for receiving a request. */
export interface ReadTimes {
  /** For the headers, in milliseconds. */
  readonly headersMs: number;
  /** For a JSON body, and for pauses within a file. */
  readonly bodyMs: number;
  /** How often waiting clients are checked. */
  readonly checkMs: number;
}

/** Together with the check interval, what the README promises. */
export const defaultReadTimes: ReadTimes = { headersMs: 25_000, bodyMs: 30_000, checkMs: 5_000 };

/** Node.js's error for a request that did not arrive in time; `brokenRequests` responds to it. */
const late = () => Object.assign(new Error('Body too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

interface HalfBodiesOptions {
  readonly readTimes: Pick<ReadTimes, 'bodyMs'>;
}

async function watchBodies(app: FastifyInstance, { readTimes }: HalfBodiesOptions): Promise<void> {
  const { bodyMs } = readTimes;
  const watch = ({ raw }: FastifyRequest, reply: FastifyReply) => {
    if (!hasBody(raw)) return;
    const { socket } = raw;
    // Tests inject requests without a connection.
    if (!(socket instanceof Socket)) return;
    const end = () => {
      if (raw.complete) return;
      if (reply.raw.headersSent) socket.destroy();
      else app.server.emit('clientError', late(), socket);
    };
    const isFile = (raw.headers['content-type'] ?? '').startsWith('multipart/');
    const timer = isFile ? null : setTimeout(end, bodyMs);
    // Node.js restarts this with each byte.
    if (isFile) raw.setTimeout(bodyMs, end);
    raw.once('close', () => {
      if (timer) clearTimeout(timer);
    });
    raw.once('end', () => {
      if (timer) return clearTimeout(timer);
      raw.off('timeout', end);
      // After the response the connection has its keep-alive timeout.
      if (!reply.raw.writableEnded) socket.setTimeout(0);
    });
  };
  app.addHook('onRequest', (request, reply, done) => {
    watch(request, reply);
    done();
  });
}

/**
 * Ends requests whose body does not arrive: JSON within the timeout, files (which may be slow) when nothing has arrived
 * for as long.
 */
export const endHalfBodies = fp(watchBodies, { name: 'endHalfBodies' });
