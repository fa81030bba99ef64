import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { requiredReference } from './columns/requiredReference.js';
import { banks } from './products.js';
import { users } from './users.js';

/** Departments of the county's government and of the banks, with their sections. */
export const departments = pgTable('departments', {
  id: text('id').primaryKey(),
  /** Null for a top-level department of the county, and for a bank. */
  parentId: text('parent_id'),
  /** The bank it belongs to; null for the government. */
  bankId: text('bank_id').references(() => banks.id),
  name: text('name').notNull(),
  position: integer('position').notNull(),
  issuesTickets: boolean('issues_tickets').notNull().default(false),
  /** Its staff assign demands to departments, and therefore see those of all. */
  dispatchesDemands: boolean('dispatches_demands').notNull().default(false),
  /** Nobody can choose it any more; what it did keeps its name. */
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
});

export const departmentUsers = pgTable(
  'department_users',
  {
    departmentId: requiredReference('department_id', () => departments.id),
    userId: requiredReference('user_id', () => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.departmentId, t.userId] }),
    index('department_users_user').on(t.userId),
  ],
);

export const publicTables = [departments];
