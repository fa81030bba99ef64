import type { OrderActor } from '@huiqi/sdk';
import type { OrderMover } from '@huiqi/sdk/domain';

/** Returns how the trail of an order names who moved it. */
export function actorOf(mover: OrderMover): OrderActor {
  if (mover === 'FINANCIER') return 'BANK';
  return mover === 'OPERATOR' || mover === 'ADMIN' ? 'COMMISSION' : mover;
}
