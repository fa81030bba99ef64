import type {
  OrganisationContent,
  OrganisationProductContent,
  ServiceReview,
  ServiceReviewDetail,
} from '@huiqi/sdk';
import type { SubmittedContent } from '../../schema/serviceReviews.js';
import type { ReviewEventRow, ReviewRow } from './organisationReviewRepository.js';

export const toReviewRow = ({
  review,
  orgName,
  isPublished,
  submitter,
}: ReviewRow): ServiceReview => ({
  id: review.id,
  kind: review.kind,
  name: review.name,
  isNew: review.isNew,
  isPublished,
  orgId: review.orgId,
  orgName,
  auditStatus: review.auditStatus,
  submittedBy: submitter,
  submittedTs: review.submittedAt.toISOString(),
  decidedTs: review.decidedAt?.toISOString() ?? null,
  version: review.version,
});

export function toReviewDetail(
  row: ReviewRow,
  published: SubmittedContent | null,
  events: readonly ReviewEventRow[],
): ServiceReviewDetail {
  const { kind, submitted, reason } = row.review;
  return {
    ...toReviewRow(row),
    reason,
    decidedBy: row.decider,
    // The kind tells which of the two contents is stored.
    organisation:
      kind === 'ORGANISATION'
        ? {
            submitted: submitted as OrganisationContent,
            published: published as OrganisationContent | null,
          }
        : null,
    product:
      kind === 'PRODUCT'
        ? {
            submitted: submitted as OrganisationProductContent,
            published: published as OrganisationProductContent | null,
          }
        : null,
    records: events.map(({ event, userName }) => ({
      event: event.event,
      userName,
      reason: event.reason,
      createdTs: event.createdAt.toISOString(),
    })),
  };
}
