import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders.js';
import { users } from './users.js';
import { developUsers } from './recommenders.js';

/** Changes of an order's recommender (spec 1 §3 Recommender change). */
export const refereeChanges = pgTable(
  'referee_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    refereeId: text('referee_id')
      .notNull()
      .references(() => developUsers.id),
    /** Null if the order had none. */
    previousRefereeId: text('previous_referee_id').references(() => developUsers.id),
    /** Key of the uploaded proof. */
    picture: text('picture').notNull(),
    reason: text('reason').notNull(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('referee_changes_order').on(t.orderId, t.id)],
);

/** Assignments of an order to staff (spec 1 §3 Assign order). */
export const orderAssignments = pgTable(
  'order_assignments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The person's department at the time of the assignment. */
    departmentName: text('department_name'),
    operatorId: text('operator_id')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('order_assignments_order').on(t.orderId, t.id)],
);
