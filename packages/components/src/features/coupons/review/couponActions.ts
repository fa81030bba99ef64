import type { TicketDecision, TicketReview } from '@huiqi/sdk';
import type { DeskAction } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import type { CouponReviewsCopy } from './copy.js';

/** The available decisions on an application. */
export const couponActions = (
  { auditState }: Pick<TicketReview, 'auditState'>,
  copy: CouponReviewsCopy,
  onDecide: (decision: TicketDecision) => void,
): DeskAction[] =>
  auditState === 'PENDING'
    ? [
        { kind: 'approve', label: copy.pass, onSelect: () => onDecide('PASS') },
        { kind: 'return', label: copy.return, onSelect: () => onDecide('RETURN') },
        { kind: 'refuse', label: copy.reject, onSelect: () => onDecide('REJECT') },
      ]
    : [];
