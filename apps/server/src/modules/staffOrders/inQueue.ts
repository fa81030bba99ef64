import { sql, type SQL } from 'drizzle-orm';
import type { OrderStatus, StaffQueue } from '@huiqi/sdk';
import type { CurrentUser } from '../../security/SessionStore.js';
import { loanCorrections } from '../../schema/loanCorrections.js';
import { orderFacets, orders } from '../../schema/orders.js';
import { either, oneOf, together, type Condition } from '../../search/facets.js';
import { isDrawnOn } from '../orders/creditLineRepository.js';
import { staffMover } from './staffMover.js';
import { waitingStatuses } from './waiting.js';

const statusesOf: Readonly<
  Record<Exclude<StaffQueue, 'mine' | 'assigned'>, readonly OrderStatus[]>
> = {
  waiting: ['ACCEPT_SUCCESS', 'BANK_NO_INFO'],
  recommended: ['JXW_AUDIT_PASSED'],
  granted: ['APPROVAL_SUCCESS'],
  commission: ['PRE_JXW_ACCEPT'],
  refused: ['APPROVAL_FAIL', 'BANK_APPROVAL_FAIL', 'JXW_AUDIT_FAIL'],
};

const hasCorrectionBut = (proposerId: string): SQL =>
  sql`${orders.id} = any(array(select ${loanCorrections.orderId} from ${loanCorrections}
    where ${loanCorrections.outcome} is null and ${loanCorrections.orderId} is not null
      and ${loanCorrections.proposerId} <> ${proposerId}))`;

/** Condition of the orders in a queue, as a staff member sees it. */
export function inQueue(user: CurrentUser, queue: StaffQueue): Condition {
  if (queue === 'assigned') return oneOf(orderFacets, 'assigneeId', [user.id]);
  if (queue !== 'mine') return oneOf(orderFacets, 'status', statusesOf[queue]);
  const isFree = together(orderFacets, [
    oneOf(orderFacets, 'status', waitingStatuses(staffMover(user))),
    oneOf(orderFacets, 'assigneeId', [null, user.id]),
    { where: sql`not ${isDrawnOn}` },
  ]);
  return either(orderFacets, isFree, { where: hasCorrectionBut(user.id) });
}
