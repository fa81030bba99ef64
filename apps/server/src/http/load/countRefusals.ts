import type { FastifyBaseLogger } from 'fastify';
import type { Overloaded, OverloadReason } from '../../contract/Overloaded.js';

const everyMs = 10_000;

/** Requests refused since start, by reason. */
export type Refusals = Readonly<Record<OverloadReason, number>>;

/** Counts requests refused for overload and logs their number periodically, as a line each would add load. */
export function countRefusals(log: Pick<FastifyBaseLogger, 'warn'>, now = () => performance.now()) {
  const refusals = {
    'queue full': 0,
    'waited too long': 0,
    'too many requests': 0,
    'event loop': 0,
  };
  let unlogged = 0;
  let loggedAt = -Infinity;
  return {
    refusals: refusals as Refusals,
    count({ reason }: Pick<Overloaded, 'reason'>): void {
      refusals[reason] += 1;
      unlogged += 1;
      if (now() - loggedAt < everyMs) return;
      log.warn(
        { refused: unlogged, refusals: { ...refusals } },
        'overloaded: requests are refused',
      );
      loggedAt = now();
      unlogged = 0;
    },
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts requests the server refused for overload. */
    overload: ReturnType<typeof countRefusals>;
  }
}
