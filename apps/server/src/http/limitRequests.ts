import type { FastifyReply, FastifyRequest } from 'fastify';
import { Overloaded } from '../contract/Overloaded.js';

type Serve = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Returns a function that limits how many requests are served at once by all the handlers it wraps. A request counts once
 * its body is there, so that slow clients take nobody's place.
 */
export function limitRequests(max: number): (serve: Serve) => Serve {
  let running = 0;
  return (serve) => async (request, reply) => {
    if (running >= max) throw new Overloaded('too many requests');
    running += 1;
    try {
      return await serve(request, reply);
    } finally {
      running -= 1;
    }
  };
}
