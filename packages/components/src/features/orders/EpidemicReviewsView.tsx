import { AuditStateLabels, type EpidemicLoanDetail, type LoanReview } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { Tag, type TagTone } from '../../ui/Tag/Tag.js';
import { useOrdersCopy, type OrdersCopy } from './copy.js';
import * as css from './EpidemicReviews.css.js';
import { localized } from '../../provider/copy.js';

export type EpidemicReviewsViewProps = Pick<
  EpidemicLoanDetail,
  'orderStatus' | 'commissionReview' | 'bankReview'
>;

const tones: Readonly<Record<LoanReview['auditState'], TagTone>> = {
  PENDING: 'warning',
  PASSED: 'success',
  NOT_PASSED: 'danger',
};

/** The line for a review without a reason. */
function lineOf(review: LoanReview | null, copy: OrdersCopy, closed: boolean, refused: boolean) {
  if (review && review.auditState !== 'PENDING') return review.reason ?? copy.noReason;
  if (closed) return copy.reviewClosed;
  if (review) return copy.reviewWaits;
  return refused ? copy.bankNotAsked : copy.bankAfterCommission;
}

/** The two reviews of an epidemic-relief loan: the commission's, then the bank's (spec 1 §4). */
export function EpidemicReviewsView(props: EpidemicReviewsViewProps) {
  const { orderStatus, commissionReview, bankReview } = props;
  const copy = useOrdersCopy();
  const isClosed = orderStatus === 'ORDER_CLOSED';
  const isRefused = commissionReview.auditState === 'NOT_PASSED';
  const stages = [
    { name: copy.commissionReview, review: commissionReview },
    { name: copy.bankReview, review: bankReview },
  ];
  return (
    <ol className={css.stages}>
      {stages.map(({ name, review }) => {
        const hasState = review && !(isClosed && review.auditState === 'PENDING');
        return (
          <li key={name} className={css.stage[hasState ? review.auditState : 'NOT_BEGUN']}>
            <div className={css.head}>
              <h3 className={css.name}>{name}</h3>
              <Tag tone={hasState ? tones[review.auditState] : 'neutral'}>
                {hasState
                  ? localized(copy, AuditStateLabels)[review.auditState]
                  : copy.reviewNotBegun}
              </Tag>
            </div>
            <p className={css.line}>{lineOf(review, copy, isClosed, isRefused)}</p>
            {review?.auditTs && (
              <p className={css.time}>{localized(copy, formatDateTime)(review.auditTs)}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
