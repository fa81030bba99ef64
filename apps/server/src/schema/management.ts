import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ChangeState, ManagedContent, ManagedKind } from '@huiqi/sdk';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { users } from './users.js';

/** Changes of managed content, from draft to publication; the published ones are its versions. */
export const managedChanges = pgTable(
  'managed_changes',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ManagedKind>().notNull(),
    itemId: text('item_id').notNull(),
    /** Number of the version it was begun on. */
    basis: integer('basis').notNull(),
    /** Number of the version that it became. */
    version: integer('version'),
    state: text('state').$type<ChangeState>().notNull(),
    edition: integer('edition').notNull().default(1),
    title: text('title').notNull(),
    /** Of which bank, for those who work for one; null for what belongs to the platform. */
    bankId: text('bank_id'),
    /** The province it is offered in; null for what belongs to no place. */
    scfProvince: text('scf_province'),
    content: jsonb('content').$type<ManagedContent>().notNull(),
    /** What was published when it was begun, or last saved by somebody who saw it; null for something new and once it ended. */
    base: jsonb('base').$type<ManagedContent>(),
    note: text('note').notNull().default(''),
    /** The import that made it; null where somebody did. */
    importId: text('import_id'),
    publishOn: moment('publish_on'),
    authorId: requiredReference('author_id', () => users.id),
    decidedBy: text('decided_by').references(() => users.id),
    approved: boolean('approved'),
    opinion: text('opinion').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    submittedAt: moment('submitted_at'),
    decidedAt: moment('decided_at'),
    publishedAt: moment('published_at'),
  },
  (t) => [
    // A thing has one change in progress, and each of its versions once.
    uniqueIndex('managed_changes_open')
      .on(t.kind, t.itemId)
      .where(sql`${t.state} in ('DRAFT', 'SUBMITTED', 'RETURNED', 'SCHEDULED')`),
    uniqueIndex('managed_changes_version').on(t.kind, t.itemId, t.version),
    index('managed_changes_import')
      .on(t.importId)
      .where(sql`${t.importId} is not null`),
    index('managed_changes_newest').on(t.updatedAt, t.id),
    check('managed_changes_versions', sql`(${t.state} = 'PUBLISHED') = (${t.version} is not null)`),
  ],
);
