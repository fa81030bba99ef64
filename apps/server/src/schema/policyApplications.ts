import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  FileType,
  PolicyApplicationEvent,
  PolicyApplicationState,
  PolicyApplyForm,
} from '@huiqi/sdk';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { companies } from './companies.js';
import { policies } from './policies.js';
import { users } from './users.js';

/** A file uploaded for a slot; keeps the slot's name when the policy changes. */
export interface StoredPolicyFile {
  readonly slotId: string;
  readonly name: string;
  /** Key of the upload. */
  readonly key: string;
  readonly fileName: string;
  readonly type: FileType;
}

/** The details the user entered. */
const content = {
  form: jsonb('form').$type<PolicyApplyForm>().notNull(),
  basicFiles: jsonb('basic_files').$type<StoredPolicyFile[]>().notNull(),
  declarationFiles: jsonb('declaration_files').$type<StoredPolicyFile[]>().notNull(),
};

const applicant = {
  userId: requiredReference('user_id', () => users.id),
  companyId: requiredReference('company_id', () => companies.id),
  policyId: requiredReference('policy_id', () => policies.id),
};

/** Condition of the index on open declarations (`openPolicyStates` of the SDK), which exclude another one. */
export const isOpenDeclaration = sql`state in ('PENDING','RETURNED','PASSED','REDEEMED')`;

/** Submitted declarations (docs/policy-application-states.md). */
export const policyApplications = pgTable(
  'policy_applications',
  {
    id: text('id').primaryKey(),
    ...applicant,
    state: text('state').$type<PolicyApplicationState>().notNull(),
    ...content,
    /** 10,000 yuan. */
    redeemedAmount: numeric('redeemed_amount', { precision: 10, scale: 2 }),
    redeemedAt: moment('redeemed_at'),
    /** Number of changes; each has a trail entry. */
    version: integer('version').notNull().default(1),
    /** Time of the first submission. */
    createdAt: moment('created_at').notNull(),
    /** Time of the last submission. */
    submittedAt: moment('submitted_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('policy_applications_user').on(t.userId, t.createdAt.desc(), t.id),
    index('policy_applications_state').on(t.state, t.submittedAt, t.id),
    index('policy_applications_policy').on(t.policyId),
    // The database, not the handler, stops a double click.
    uniqueIndex('policy_applications_one_open')
      .on(t.companyId, t.policyId)
      .where(isOpenDeclaration),
    check(
      'policy_applications_redeemed',
      sql`(${t.state} = 'REDEEMED') = (${t.redeemedAmount} is not null) and (${t.redeemedAmount} is null) = (${t.redeemedAt} is null) and coalesce(${t.redeemedAmount}, 1) > 0`,
    ),
  ],
);

/** Unsubmitted declarations, visible only to their users. */
export const policyDrafts = pgTable(
  'policy_drafts',
  {
    id: text('id').primaryKey(),
    ...applicant,
    ...content,
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('policy_drafts_one').on(t.userId, t.companyId, t.policyId),
    index('policy_drafts_user').on(t.userId, t.updatedAt.desc(), t.id),
  ],
);

/**
 * Audit trail of a declaration: append-only, each row with the hash of its predecessor (docs/adr/0009). The database
 * fills in position and hashes.
 */
export const policyApplicationEvents = pgTable(
  'policy_application_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: requiredReference('application_id', () => policyApplications.id),
    event: text('event').$type<PolicyApplicationEvent>().notNull(),
    state: text('state').$type<PolicyApplicationState>().notNull(),
    userId: requiredReference('user_id', () => users.id),
    remark: text('remark'),
    requestId: text('request_id'),
    createdAt: moment('created_at').notNull(),
    /** Position in the declaration's trail, from 1. */
    position: integer('position').notNull().default(0),
    /** Null in the first row of a declaration. */
    previousHash: text('previous_hash'),
    hash: text('hash').notNull().default(''),
  },
  (t) => [uniqueIndex('policy_application_events_chain').on(t.applicationId, t.position)],
);
