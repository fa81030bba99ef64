import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ServiceOrderApplication, ServiceOrderEvent, ServicePriceType } from '@huiqi/sdk';
import type { ServiceOrderState } from '@huiqi/sdk/domain';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { companies } from './companies.js';
import { serviceOrganisations } from './organisations.js';
import { serviceProducts } from './services.js';
import { users } from './users.js';

/** Condition of the index on open orders (`openServiceOrderStatuses` of the SDK), which exclude another one. */
export const isOpenOrder = sql`status in ('PENDING','ACCEPTED')`;

/** Numbers in order ids. */
export const serviceOrderSerial = pgSequence('service_order_serial');

/** Companies' orders of service organisations (docs/service-order-states.md). */
export const serviceOrders = pgTable(
  'service_orders',
  {
    id: text('id').primaryKey(),
    /** Who placed it. */
    userId: requiredReference('user_id', () => users.id),
    companyId: requiredReference('company_id', () => companies.id),
    productId: requiredReference('product_id', () => serviceProducts.id),
    orgId: requiredReference('org_id', () => serviceOrganisations.id),
    /** Name, price type and price at the time of the order. */
    productName: text('product_name').notNull(),
    priceType: text('price_type').$type<ServicePriceType>().notNull(),
    /** Yuan. */
    price: numeric('price', { precision: 14, scale: 2 }),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    demand: text('demand'),
    formItems: jsonb('form_items')
      .$type<NonNullable<ServiceOrderApplication['formItems']>>()
      .notNull(),
    status: text('status').$type<ServiceOrderState>().notNull(),
    /** The organisation's last reply. */
    handling: text('handling'),
    /** Number of changes; each has a trail entry. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('service_orders_user').on(t.userId, t.createdAt.desc(), t.id),
    index('service_orders_company').on(t.companyId, t.createdAt.desc(), t.id),
    index('service_orders_org').on(t.orgId, t.createdAt.desc(), t.id),
    index('service_orders_product').on(t.productId),
    // The database, not the handler, stops a double click and a second tab.
    uniqueIndex('service_orders_one_open').on(t.companyId, t.productId).where(isOpenOrder),
    check(
      'service_orders_status',
      sql`${t.status} in ('PENDING','ACCEPTED','REFUSED','FINISHED','CANCELED')`,
    ),
    check('service_orders_refused', sql`${t.status} <> 'REFUSED' or ${t.handling} is not null`),
  ],
);

/** Companies' ratings of finished orders, as published. */
export const serviceEvaluations = pgTable(
  'service_evaluations',
  {
    id: text('id').primaryKey(),
    orderId: requiredReference('order_id', () => serviceOrders.id),
    productId: requiredReference('product_id', () => serviceProducts.id),
    orgId: requiredReference('org_id', () => serviceOrganisations.id),
    /** Abbreviated; the only company field in the public list. */
    companyName: text('company_name').notNull(),
    productName: text('product_name').notNull(),
    score: integer('score').notNull(),
    content: text('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('service_evaluations_order').on(t.orderId),
    index('service_evaluations_product').on(t.productId, t.createdAt.desc(), t.id),
    index('service_evaluations_org').on(t.orgId, t.createdAt.desc(), t.id),
    check('service_evaluations_score', sql`${t.score} between 1 and 5`),
  ],
);

/**
 * Audit trail of a service order: append-only, each row with the hash of its predecessor (docs/adr/0009). The database
 * fills in position and hashes.
 */
export const serviceOrderEvents = pgTable(
  'service_order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: requiredReference('order_id', () => serviceOrders.id),
    event: text('event').$type<ServiceOrderEvent>().notNull(),
    status: text('status').$type<ServiceOrderState>().notNull(),
    userId: requiredReference('user_id', () => users.id),
    remark: text('remark'),
    requestId: text('request_id'),
    createdAt: moment('created_at').notNull(),
    /** Position in the order's trail, from 1. */
    position: integer('position').notNull().default(0),
    /** Null in the first row of an order. */
    previousHash: text('previous_hash'),
    hash: text('hash').notNull().default(''),
  },
  (t) => [uniqueIndex('service_order_events_chain').on(t.orderId, t.position)],
);

export const publicTables = [serviceEvaluations];
