import {
  bigint,
  index,
  jsonb,
  pgSequence,
  pgTable,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { CompanyReport } from '../registry/CompanyReport.js';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { orders } from './orders.js';
import { users } from './users.js';

/** Numbers of reports. */
export const reportSerial = pgSequence('report_serial');

/** The credit report of an order as last read: it stays the same for readers until somebody refreshes it. */
export const reports = pgTable('reports', {
  orderId: text('order_id')
    .primaryKey()
    .references((): AnyPgColumn => orders.id),
  /** BG, day and serial number; newer data gets a new number. */
  number: text('number').notNull().unique(),
  /** YYYY-MM-DD in China. */
  date: text('date').notNull(),
  reason: text('reason').notNull(),
  data: jsonb('data').$type<CompanyReport>().notNull(),
  /** When the register's data last changed. */
  dataAsOf: moment('data_as_of').notNull(),
  /** When the register was last read. */
  readAt: moment('read_at').notNull(),
});

/** What somebody did with a report. */
export type ReadingKind = 'READ' | 'DOWNLOAD' | 'MAIL';

/** Who read, downloaded or mailed an order's report: staff always, applicants when it leaves the page. */
export const reportReadings = pgTable(
  'report_readings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: requiredReference('order_id', (): AnyPgColumn => orders.id),
    userId: requiredReference('user_id', () => users.id),
    kind: text('kind').$type<ReadingKind>().notNull(),
    /** The report's number at the time. */
    number: text('number').notNull(),
    /** Masked address of a mail. */
    recipient: text('recipient'),
    requestId: text('request_id'),
    readAt: moment('read_at').notNull(),
  },
  (t) => [index('report_readings_order').on(t.orderId, t.readAt.desc().nullsFirst(), t.id)],
);
