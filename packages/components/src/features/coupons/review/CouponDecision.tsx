import type { TicketDecision, TicketReview } from '@huiqi/sdk';
import { formatText, formatThousands } from '@huiqi/sdk/domain';
import type { LinkTarget } from '../../../provider/screen.js';
import { Button } from '../../../ui/Button/Button.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { useCouponsCopy } from '../copy.js';
import { TicketStatusTag } from '../CouponTags.js';
import { useCouponReviewsCopy } from './copy.js';
import { SimilarTickets } from './SimilarTickets.js';

export interface CouponDecisionProps {
  readonly review: TicketReview;
  readonly onDecide: (decision: TicketDecision) => void;
  /** Link to an earlier application. */
  readonly reviewLink?: ((applicationId: string) => LinkTarget) | undefined;
}

/** The available decisions, or the decision made. */
export function CouponDecision({ review, onDecide, reviewLink }: CouponDecisionProps) {
  const copy = useCouponReviewsCopy();
  const coupons = useCouponsCopy();
  const { auditState, approvedAmount, remark, ticket } = review;
  if (auditState === 'PENDING')
    return (
      <>
        <SimilarTickets similar={review.similar} reviewLink={reviewLink} />
        <Button block variant="primary" onClick={() => onDecide('PASS')}>
          {copy.pass}
        </Button>
        <Button block onClick={() => onDecide('RETURN')}>
          {copy.return}
        </Button>
        <Button block onClick={() => onDecide('REJECT')}>
          {copy.reject}
        </Button>
      </>
    );
  return (
    <>
      {auditState === 'RETURNED' && <p>{copy.returned}</p>}
      <DescriptionList
        size="small"
        columns={1}
        items={[
          ...(approvedAmount === null
            ? []
            : ([
                {
                  term: copy.approved,
                  value: formatThousands(approvedAmount, 2),
                  unit: coupons.yuan,
                  kind: 'money',
                },
              ] as const)),
          ...(ticket
            ? [{ term: coupons.ticket, value: <TicketStatusTag status={ticket.status} /> }]
            : []),
          {
            term: auditState === 'PASSED' ? copy.remark : copy.reason,
            value: formatText(remark),
            full: true,
          },
        ]}
      />
    </>
  );
}
