import type { TicketReview } from '@huiqi/sdk';
import { formatText, formatThousands } from '@huiqi/sdk/domain';
import type { LinkTarget } from '../../../provider/screen.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { useCouponsCopy } from '../copy.js';
import { TicketStatusTag } from '../CouponTags.js';
import { useCouponReviewsCopy } from './copy.js';
import { SimilarTickets } from './SimilarTickets.js';

export interface CouponDecisionProps {
  readonly review: TicketReview;
  /** Link to an earlier application. */
  readonly reviewLink?: ((applicationId: string) => LinkTarget) | undefined;
}

/** What to consider before the decision, or the decision made. */
export function CouponDecision({ review, reviewLink }: CouponDecisionProps) {
  const copy = useCouponReviewsCopy();
  const coupons = useCouponsCopy();
  const { auditState, approvedAmount, remark, ticket } = review;
  if (auditState === 'PENDING')
    return <SimilarTickets similar={review.similar} reviewLink={reviewLink} />;
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
