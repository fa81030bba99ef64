import type { EpidemicLoanDetail, LoanReview, OrderEvent, OrderTimelineEntry } from '@huiqi/sdk';

const pending: LoanReview = { auditState: 'PENDING', reason: null, auditTs: null };

function reviewOf(
  timeline: readonly OrderTimelineEntry[],
  passes: OrderEvent,
  rejects: OrderEvent,
  reopens?: OrderEvent,
): LoanReview {
  const events = [passes, rejects, reopens];
  const decision = timeline.findLast(({ event }) => events.includes(event));
  if (!decision || decision.event === reopens) return pending;
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
      commissionReview.auditState === 'PASSED'
        ? reviewOf(timeline, 'DISBURSE', 'REJECT', 'LOAN_VOIDED')
        : null,
  };
}
