import type { OrderDetail } from '@huiqi/sdk';
import { labelled } from '../../../copy/punctuation.js';
import { fillCopy, localized } from '../../../provider/copy.js';
import type { ApplicationsCopy } from '../copy.js';

/** Who ended an order, and why. */
export function endOf(order: OrderDetail, copy: ApplicationsCopy): string {
  const { orderStatus, bankName, reason } = order;
  if (orderStatus === 'ORDER_CLOSED') return reason ?? copy.endClosed;
  // An expired line keeps its grant's reason.
  if (orderStatus === 'CREDIT_LINE_INVALID') return fillCopy(copy.endExpired, { bank: bankName });
  const decider = orderStatus === 'JXW_AUDIT_FAIL' ? copy.commission : bankName;
  return localized(copy, labelled)(decider, reason ?? copy.noReason);
}
