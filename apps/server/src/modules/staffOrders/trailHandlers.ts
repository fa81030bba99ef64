import type { OrderTrail } from '@huiqi/sdk';
import type { Handlers } from '../../http/context.js';
import { checkChain } from '../../trail/checkChain.js';
import { contentHash } from '../../trail/contentHash.js';
import { rowHash } from '../../trail/rowHash.js';
import { visibleName } from '../orders/isColleague.js';
import { reachableOrder } from './reachableOrder.js';
import { readAudited } from './orderTrailRepository.js';

/** The audit trail of one order, verified on every call (docs/adr/0009). */
export const trailHandlers = {
  getOrderTrail: async ({ pool, user, input, now }): Promise<OrderTrail> => {
    await reachableOrder(pool, user, input.id);
    const { order, entries } = await readAudited(pool, input.id);
    const found = checkChain(
      { ...order, contentHash: contentHash(order) },
      entries.map(({ event }) => event),
      rowHash,
    );
    return {
      verified: found.length === 0,
      brokenPosition: found.find(({ position }) => position !== null)?.position ?? null,
      faults: found.flatMap(({ position, kind }) => (kind ? [{ position, kind }] : [])),
      checkedTs: now().toISOString(),
      rows: entries.map(({ event, user: person }) => ({
        position: event.position,
        event: event.event,
        orderStatus: event.status,
        actor: event.actor,
        operatorName: visibleName(user, person),
        createdTs: event.createdAt.toISOString(),
        remark: event.remark,
        requestId: event.requestId,
        hash: event.hash,
        previousHash: event.previousHash,
      })),
    };
  },
} satisfies Handlers;
