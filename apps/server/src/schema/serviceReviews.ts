import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  AuditState,
  OrganisationContent,
  OrganisationProductContent,
  ServiceReviewEvent,
  ServiceReviewKind,
} from '@huiqi/sdk';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { users } from './users.js';
import { serviceOrganisations } from './organisations.js';

/** What staff submitted for an organisation or product. */
export type SubmittedContent = OrganisationContent | OrganisationProductContent;

/** Changes of an organisation or product and the decisions on them. At most one per subject is pending. */
export const serviceReviews = pgTable(
  'service_reviews',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ServiceReviewKind>().notNull(),
    /** Id of the organisation or product. */
    subjectId: text('subject_id').notNull(),
    orgId: requiredReference('org_id', () => serviceOrganisations.id),
    /** Name of the subject, as submitted. */
    name: text('name').notNull(),
    /** Whether nothing of the subject was public at the time. */
    isNew: boolean('is_new').notNull(),
    submitted: jsonb('submitted').$type<SubmittedContent>().notNull(),
    /** What was public when it was decided; until then it is read from the subject. */
    published: jsonb('published').$type<SubmittedContent>(),
    auditStatus: text('audit_status').$type<AuditState>().notNull(),
    reason: text('reason'),
    /** Null for the sample. */
    submittedBy: text('submitted_by').references(() => users.id),
    submittedAt: moment('submitted_at').notNull(),
    decidedBy: text('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
    /** Incremented when the changes are submitted again, and when what is public changes while they wait. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('service_reviews_waiting')
      .on(t.kind, t.subjectId)
      .where(sql`audit_status = 'PENDING'`),
    index('service_reviews_status').on(t.auditStatus, t.submittedAt, t.id),
    index('service_reviews_newest').on(t.submittedAt.desc().nullsFirst(), t.id),
    check(
      'service_reviews_decided',
      sql`(audit_status = 'PENDING') = (decided_at is null) and (audit_status = 'NOT_PASSED') = (reason is not null)`,
    ),
  ],
);

/** Who did what with an organisation or product; append-only. */
export const serviceReviewEvents = pgTable(
  'service_review_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<ServiceReviewKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** The subject's version that it led to. */
    position: integer('position').notNull(),
    event: text('event').$type<ServiceReviewEvent>().notNull(),
    /** What was submitted. */
    content: jsonb('content').$type<SubmittedContent>(),
    userId: text('user_id').references(() => users.id),
    reason: text('reason'),
    requestId: text('request_id'),
    createdAt: moment('created_at').notNull(),
  },
  // Two changes of the same version cannot both be stored.
  (t) => [uniqueIndex('service_review_events_position').on(t.kind, t.subjectId, t.position)],
);
