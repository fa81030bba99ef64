import type { FastifyReply, FastifyRequest } from 'fastify';
import { overloaded } from '../contract/Overloaded.js';

type Serve<Result> = (request: FastifyRequest, reply: FastifyReply) => Promise<Result>;

/**
 * Returns a function that limits how many requests are served at once by all the handlers it wraps. A request counts once
 * its body is there, so that slow clients take nobody's place.
 */
export function limitRequests(max: number): <Result>(serve: Serve<Result>) => Serve<Result> {
  let running = 0;
  return (serve) => async (request, reply) => {
    if (running >= max) throw overloaded('too many requests');
    running += 1;
    try {
      return await serve(request, reply);
    } finally {
      running -= 1;
    }
  };
}
