import type { EpidemicLoanDetail, LoanReview, OrderEvent, OrderTimelineEntry } from '@huiqi/sdk';

const pending: LoanReview = { auditState: 'PENDING', reason: null, auditTs: null };

function reviewOf(
  timeline: readonly OrderTimelineEntry[],
  passes: OrderEvent,
  rejects: OrderEvent,
): LoanReview {
  const decision = timeline.findLast(({ event }) => event === passes || event === rejects);
  if (!decision) return pending;
  return {
    auditState: decision.event === passes ? 'PASSED' : 'NOT_PASSED',
    reason: decision.remark,
    auditTs: decision.createdTs,
  };
}

/** The reviews of an epidemic-relief loan, derived from its trail: first the commission, then the bank (spec 1 §4). */
export function epidemicReviews(
  timeline: readonly OrderTimelineEntry[],
): Pick<EpidemicLoanDetail, 'commissionReview' | 'bankReview'> {
  const commissionReview = reviewOf(timeline, 'REVIEW_PASS', 'REVIEW_REJECT');
  return {
    commissionReview,
    bankReview:
      commissionReview.auditState === 'PASSED' ? reviewOf(timeline, 'DISBURSE', 'REJECT') : null,
  };
}
