import { organisationContent, productContent } from '../../modules/organisations/content.js';
import type { NewService } from '../services/withReviews.js';
import type { serviceReviewEvents, serviceReviews } from '../../schema/serviceReviews.js';
import type { NewOrganisation } from './makeOrganisations.js';

export type NewReview = typeof serviceReviews.$inferInsert;
export type NewReviewEvent = typeof serviceReviewEvents.$inferInsert;

interface Submitter {
  readonly id: string;
  readonly orgId?: string | null | undefined;
}

interface Sample {
  readonly organisations: readonly NewOrganisation[];
  readonly services: readonly NewService[];
  readonly users: readonly Submitter[];
}

const firstId = 3_001;
const reviewer = '6';

type Submitted = Pick<NewReview, 'kind' | 'subjectId' | 'orgId' | 'submitted' | 'published'> & {
  readonly row: NewOrganisation | NewService;
};

const ofOrganisation = (row: NewOrganisation): Submitted[] =>
  row.pending
    ? [
        {
          kind: 'ORGANISATION',
          subjectId: row.id,
          orgId: row.id,
          submitted: row.pending,
          published: row.published ? organisationContent(row) : null,
          row,
        },
      ]
    : [];

const ofService = (row: NewService): Submitted[] =>
  row.pending
    ? [
        {
          kind: 'PRODUCT',
          subjectId: row.id,
          orgId: row.orgId,
          submitted: row.pending,
          published: row.published ? productContent(row) : null,
          row,
        },
      ]
    : [];

/** Reviews and trails of everything in the sample that is pending or was rejected. */
export function makeReviews({ organisations, services, users }: Sample) {
  const staffOf = (orgId: string) => users.find((user) => user.orgId === orgId)?.id ?? null;
  const submissions = [...organisations.flatMap(ofOrganisation), ...services.flatMap(ofService)];
  const reviews: NewReview[] = [];
  const events: NewReviewEvent[] = [];
  for (const [turn, { row, ...submission }] of submissions.entries()) {
    const { kind, subjectId, orgId, submitted, published } = submission;
    const { submittedAt, updatedAt, version = 1, reason = null, auditStatus } = row;
    if (!submittedAt) continue;
    const submittedBy = staffOf(orgId);
    const isDecided = auditStatus !== 'PENDING';
    reviews.push({
      ...submission,
      id: String(firstId + turn),
      name: submitted.name,
      isNew: !published,
      auditStatus,
      reason,
      submittedBy,
      submittedAt,
      decidedBy: isDecided ? reviewer : null,
      decidedAt: isDecided ? updatedAt : null,
    });
    const about = { kind, subjectId };
    events.push({
      ...about,
      position: isDecided ? version - 1 : version,
      event: 'SUBMIT',
      content: submitted,
      userId: submittedBy,
      createdAt: submittedAt,
    });
    if (isDecided)
      events.push({
        ...about,
        position: version,
        event: 'REFUSE',
        userId: reviewer,
        reason,
        createdAt: updatedAt,
      });
  }
  return { reviews, events };
}
