import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { orders } from './orders.js';
import { users } from './users.js';
import { developUsers } from './recommenders.js';

/** Changes of an order's recommender (spec 1 §3 Recommender change). */
export const refereeChanges = pgTable(
  'referee_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: requiredReference('order_id', () => orders.id),
    refereeId: requiredReference('referee_id', () => developUsers.id),
    /** Null if the order had none. */
    previousRefereeId: text('previous_referee_id').references(() => developUsers.id),
    /** Key of the uploaded proof. */
    picture: text('picture').notNull(),
    reason: text('reason').notNull(),
    operatorId: requiredReference('operator_id', () => users.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('referee_changes_order').on(t.orderId, t.id)],
);

/** Assignments of an order to staff (spec 1 §3 Assign order). */
export const orderAssignments = pgTable(
  'order_assignments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: requiredReference('order_id', () => orders.id),
    userId: requiredReference('user_id', () => users.id),
    /** The person's department at the time of the assignment. */
    departmentName: text('department_name'),
    operatorId: requiredReference('operator_id', () => users.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('order_assignments_order').on(t.orderId, t.id)],
);
