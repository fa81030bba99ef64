import { ApiError } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { recordEvent } from '../orders/recordEvent.js';
import { lockedOrder } from './reachableOrder.js';
import { mayReadContact } from './mayReadContact.js';
import { staffMover } from './staffMover.js';

type Contact = Awaited<ReturnType<typeof read>>;

async function read(
  call: Pick<UserCall<'readOrderContact'>, 'db' | 'user' | 'input' | 'requestId' | 'now'>,
) {
  const { db, user, input, requestId, now } = call;
  const { order } = await lockedOrder(db, user, input.id);
  if (!mayReadContact(user, order))
    throw new ApiError('100403', { message: '只有办理该申请的人员可以查看联系方式' });
  await recordEvent(db, input.id, {
    event: 'CONTACT_READ',
    mover: staffMover(user),
    userId: user.id,
    remark: null,
    requestId,
    at: now(),
  });
  const { contactName, contactPhone, legalName, legalPhone } = order;
  return { contactName, contactPhone, legalName, legalPhone };
}

/** Contact data in the clear: what was read, by whom and when stands in the trail, never the numbers. */
export const contactHandlers = {
  readOrderContact: (call): Promise<Contact> =>
    // Recorded and read together, or neither. The operation is not idempotent, so the transaction is made here.
    call.db.transaction((tx) => read({ ...call, db: tx })),
} satisfies Handlers;
