import type { OrderActor } from '@huiqi/sdk';
import type { OrderMover } from '@huiqi/sdk/domain';

/** Returns how an order's trail names the actor of a change. */
export function actorOf(mover: OrderMover): OrderActor {
  if (mover === 'FINANCIER') return 'BANK';
  return mover === 'OPERATOR' || mover === 'ADMIN' ? 'COMMISSION' : mover;
}
