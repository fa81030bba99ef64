import type { onRequestAsyncHookHandler } from 'fastify';
import type { Limit } from '../load/limitRequests.js';
import type { PublicCache } from './publicCache.js';
import { addressOf, type PublicOperation, type SendPublic } from './servePublic.js';

interface HeldReads {
  readonly cache: PublicCache;
  readonly limit: Limit;
  readonly send: SendPublic;
}

/**
 * Sends an address's cached response under the current version of the public tables, before session and input are read
 * (docs/adr/0033).
 */
export function serveHeld(
  operation: PublicOperation,
  { cache, limit, send }: HeldReads,
): onRequestAsyncHookHandler {
  const read = limit((address: string) => cache.readAddress(address));
  return async (request, reply) => {
    const address = addressOf(operation, request);
    if (address === null || !cache.hasAddress(address)) return;
    const bytes = await read(address);
    if (bytes !== null) return send(request, reply, bytes);
  };
}
