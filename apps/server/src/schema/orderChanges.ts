import { bigint, customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Changes of orders and of the names that staff search them by (docs/adr/0019). Triggers write them in the transaction
 * of the change; readers need a row for as long as they keep an index without re-reading.
 */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The transaction of the change. */
    xid: transactionId('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** ALL stands for more changes than are worth listing. */
    kind: text('kind').$type<'ORDER' | 'COMPANY' | 'USER' | 'ALL'>().notNull(),
    /** Id of the order, company or user; null for ALL. */
    ref: text('ref'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('order_changes_xid').on(t.xid), index('order_changes_at').on(t.changedAt)],
);
