import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { FormItems, TicketAuditEvent, TicketAuditState } from '@huiqi/sdk';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { companies } from './companies.js';
import { users } from './users.js';

const yuan = { precision: 14, scale: 2 } as const;
const percent = { precision: 7, scale: 4 } as const;

/** Condition of the index on open applications, which exclude another one. */
export const isOpenApplication = sql`audit_state in ('PENDING', 'RETURNED')`;

/** Batches in which companies apply for tickets; days are those of Asia/Shanghai. */
export const ticketBatches = pgTable(
  'ticket_batches',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull().unique(),
    /** Default discount of companies. */
    discountRate: numeric('discount_rate', percent).notNull(),
    maxAmount: numeric('max_amount', yuan).notNull(),
    opensOn: date('opens_on', { mode: 'string' }).notNull(),
    closesOn: date('closes_on', { mode: 'string' }).notNull(),
    ticketsExpireOn: date('tickets_expire_on', { mode: 'string' }).notNull(),
    /** Nobody can apply in it any more; its tickets stay. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  },
  (t) => [
    check(
      'ticket_batches_days',
      sql`${t.opensOn} <= ${t.closesOn} and ${t.closesOn} <= ${t.ticketsExpireOn}`,
    ),
  ],
);

/** Company-specific discounts in a batch. */
export const ticketDiscounts = pgTable(
  'ticket_discounts',
  {
    batchId: requiredReference('batch_id', () => ticketBatches.id),
    companyId: requiredReference('company_id', () => companies.id),
    discountRate: numeric('discount_rate', percent).notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.companyId] })],
);

/** Applications for tickets (spec 2 §3 Ticket application). */
export const ticketApplications = pgTable(
  'ticket_applications',
  {
    id: text('id').primaryKey(),
    userId: requiredReference('user_id', () => users.id),
    companyId: requiredReference('company_id', () => companies.id),
    batchId: requiredReference('batch_id', () => ticketBatches.id),
    discountRate: numeric('discount_rate', percent).notNull(),
    contractAmount: numeric('contract_amount', yuan).notNull(),
    /** Value of the ticket by discount and batch: the maximum that can be approved. */
    dueAmount: numeric('due_amount', yuan).notNull(),
    orgName: text('org_name'),
    contactName: text('contact_name'),
    contactPhone: text('contact_phone'),
    fileKey: text('file_key'),
    formItems: jsonb('form_items').$type<FormItems>().notNull(),
    auditState: text('audit_state').$type<TicketAuditState>().notNull(),
    approvedAmount: numeric('approved_amount', yuan),
    remark: text('remark'),
    /** Number of changes: a decision names the version that was shown. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('ticket_applications_user_created').on(t.userId, t.createdAt.desc(), t.id),
    index('ticket_applications_created').on(t.createdAt.desc(), t.id),
    // The database, not the handler, stops a double click.
    uniqueIndex('ticket_applications_one_open').on(t.companyId).where(isOpenApplication),
    check(
      'ticket_applications_amounts',
      sql`0 < ${t.dueAmount} and ${t.dueAmount} <= ${t.contractAmount} and ${t.approvedAmount} <= ${t.dueAmount}`,
    ),
    check(
      'ticket_applications_approved',
      sql`(${t.auditState} = 'PASSED') = (${t.approvedAmount} is not null)`,
    ),
  ],
);

/** Issued tickets as published: names and amounts stay those of the day of issue. */
export const tickets = pgTable(
  'tickets',
  {
    id: text('id').primaryKey(),
    applicationId: text('application_id')
      .notNull()
      .unique()
      .references(() => ticketApplications.id),
    userId: requiredReference('user_id', () => users.id),
    companyName: text('company_name').notNull(),
    creditCode: text('credit_code').notNull(),
    batch: text('batch').notNull(),
    contractAmount: numeric('contract_amount', yuan).notNull(),
    amount: numeric('amount', yuan).notNull(),
    applyDate: date('apply_date', { mode: 'string' }).notNull(),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    /** Null until used; whether an unused one has expired depends on the date. */
    usedOn: date('used_on', { mode: 'string' }),
    issuedAt: moment('issued_at').notNull(),
  },
  (t) => [
    index('tickets_user_expires').on(t.userId, t.expiresOn, t.id),
    index('tickets_issued').on(t.issuedAt.desc(), t.id),
    check('tickets_amount', sql`0 < ${t.amount} and ${t.amount} <= ${t.contractAmount}`),
  ],
);

/** Events of an application and its ticket; append-only. */
export const ticketEvents = pgTable(
  'ticket_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: requiredReference('application_id', () => ticketApplications.id),
    /** The application's version after the event: unique per event. */
    version: integer('version').notNull(),
    event: text('event').$type<TicketAuditEvent>().notNull(),
    auditState: text('audit_state').$type<TicketAuditState>().notNull(),
    userId: requiredReference('user_id', () => users.id),
    remark: text('remark'),
    requestId: text('request_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('ticket_events_version').on(t.applicationId, t.version)],
);

export const publicTables = [ticketBatches, tickets];
