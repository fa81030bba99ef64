import type { TicketDecision, TicketReview } from '@huiqi/sdk';
import { nextTicketState } from '@huiqi/sdk/domain';
import type { DeskAction } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import type { CouponReviewsCopy } from './copy.js';

/** The available decisions on an application. */
export const couponActions = (
  { auditState }: Pick<TicketReview, 'auditState'>,
  copy: CouponReviewsCopy,
  onDecide: (decision: TicketDecision) => void,
): DeskAction[] =>
  (
    [
      ['PASS', 'approve', copy.pass],
      ['RETURN', 'return', copy.return],
      ['REJECT', 'refuse', copy.reject],
    ] as const
  )
    .filter(([decision]) => nextTicketState(auditState, decision, 'REVIEWER') !== null)
    .map(([decision, kind, label]) => ({ kind, label, onSelect: () => onDecide(decision) }));
