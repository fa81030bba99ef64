import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { users } from './users.js';
import { companies } from './companies.js';

/** Objections to a user's binding by somebody who may act for the company; staff of its region decide. */
export const bindingObjections = pgTable(
  'binding_objections',
  {
    id: text('id').primaryKey(),
    companyId: requiredReference('company_id', () => companies.id),
    /** Whose binding it is. */
    memberId: requiredReference('member_id', () => users.id),
    /** Who objects. */
    userId: requiredReference('user_id', () => users.id),
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The staff's decision; null while pending. */
    outcome: text('outcome').$type<'ENDED' | 'KEPT'>(),
    decidedBy: text('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
    remark: text('remark'),
  },
  (t) => [
    index('binding_objections_created').on(t.createdAt.desc().nullsFirst(), t.id),
    // One open objection per binding: the database, not the handler, stops a double click.
    uniqueIndex('binding_objections_one_open')
      .on(t.companyId, t.memberId)
      .where(sql`outcome is null`),
    check(
      'binding_objections_decided',
      sql`(${t.outcome} is null) = (${t.decidedAt} is null) and (${t.outcome} is null) = (${t.decidedBy} is null)`,
    ),
  ],
);
