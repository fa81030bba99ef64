import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { LoanRecord, OrderActor, OrderEvent, OrderStatus, RepaymentType } from '@huiqi/sdk';
import { banks, products } from '../products/table.js';
import { companies } from '../companies/table.js';
import { users } from '../session/table.js';

/** A field of the dynamic form that has no column, with the label it had. */
export interface StoredFormItem {
  checkName: string;
  label: string;
  value: string;
}

/** Condition of the index on open orders (`openOrderStatuses` of the SDK). */
export const isOpenOrder = sql`status in ('SAVE_NOT_SUBMIT','ACCEPT_SUCCESS','BANK_NO_INFO','PRE_JXW_ACCEPT','JXW_AUDIT_PASSED','APPROVAL_SUCCESS')`;

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    orderCode: text('order_code').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    bankId: text('bank_id')
      .notNull()
      .references(() => banks.id),
    status: text('status').$type<OrderStatus>().notNull(),
    /** 10,000 yuan. */
    loanAmount: numeric('loan_amount', { precision: 10, scale: 2 }).notNull(),
    /** Months. */
    loanTerm: integer('loan_term').notNull(),
    loanLending: text('loan_lending'),
    repaymentType: text('repayment_type').$type<RepaymentType>(),
    legalName: text('legal_name'),
    legalIdNo: text('legal_id_no'),
    legalPhone: text('legal_phone'),
    contactName: text('contact_name'),
    contactPhone: text('contact_phone'),
    recommendationCode: text('recommendation_code'),
    items: jsonb('items').$type<StoredFormItem[]>().notNull(),
    /** Reason of the last decision. */
    reason: text('reason'),
    loan: jsonb('loan').$type<LoanRecord>(),
    /** Number of changes; each has a row in the trail. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    index('orders_user_created').on(t.userId, t.createdAt.desc().nullsFirst(), t.id),
    // Status and company are in the index so that counting a list reads no table.
    index('orders_bank_created').on(
      t.bankId,
      t.createdAt.desc().nullsFirst(),
      t.id,
      t.status,
      t.companyId,
    ),
    index('orders_created').on(t.createdAt.desc().nullsFirst(), t.id, t.status, t.companyId),
    // One open order per company and product: the database, not the handler, stops a double click.
    uniqueIndex('orders_one_open').on(t.companyId, t.productId).where(isOpenOrder),
  ],
);

/**
 * Audit trail of an order: append-only, each row with the hash of the one before (docs/adr/0009). The database fills
 * in position and hashes.
 */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    event: text('event').$type<OrderEvent>().notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    actor: text('actor').$type<OrderActor>().notNull(),
    /** Who did it; null for the server itself. */
    userId: text('user_id').references(() => users.id),
    remark: text('remark'),
    requestId: text('request_id'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Place in the trail of its order, from 1. */
    position: integer('position').notNull().default(0),
    /** Null for the first of an order. */
    previousHash: text('previous_hash'),
    hash: text('hash').notNull().default(''),
  },
  (t) => [uniqueIndex('order_events_chain').on(t.orderId, t.position)],
);
