import { isOpenCase } from '@huiqi/sdk/domain';
import type { Handlers } from '../../http/context.js';
import { recordEvent } from '../orders/recordEvent.js';
import { revealNumbers } from '../../securityEvents/revealNumbers.js';
import { handlesOrder } from './handlesOrder.js';
import { lockedOrder } from './reachableOrder.js';
import { staffMover } from './staffMover.js';

/** Unmasked contact data; each reading is also recorded in the order's trail. */
export const contactHandlers = {
  readOrderContact: (call) =>
    revealNumbers(call, 'ORDER', async ({ db, user, input, requestId, now }) => {
      const { order } = await lockedOrder(db, user, input.id);
      const { contactName, contactPhone, legalName, legalPhone } = order;
      return {
        isMine: handlesOrder(user, order),
        isOpen: isOpenCase.order(order.status),
        record: () =>
          recordEvent(db, input.id, {
            event: 'CONTACT_READ',
            mover: staffMover(user),
            userId: user.id,
            remark: null,
            requestId,
            at: now(),
          }),
        numbers: { contactName, contactPhone, legalName, legalPhone },
      };
    }),
} satisfies Handlers;
