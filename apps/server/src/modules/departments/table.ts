import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../session/table.js';

/** Departments of the county's government, and what is below them. */
export const departments = pgTable('departments', {
  id: text('id').primaryKey(),
  /** Null for a department of the county itself. */
  parentId: text('parent_id'),
  name: text('name').notNull(),
  position: integer('position').notNull(),
  issuesTickets: boolean('issues_tickets').notNull().default(false),
});

export const departmentUsers = pgTable(
  'department_users',
  {
    departmentId: text('department_id')
      .notNull()
      .references(() => departments.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.departmentId, t.userId] }),
    index('department_users_user').on(t.userId),
  ],
);
