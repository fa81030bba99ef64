import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type {
  AuditState,
  OrganisationProductContent,
  ServiceMode,
  ServicePriceType,
  ServiceProductStatus,
} from '@huiqi/sdk';
import { serviceOrganisations } from './organisations.js';

const moment = { withTimezone: true, precision: 3 } as const;

/**
 * Services that organisations offer. The public sees a product that is `published` and on the shelf, as it last passed, if
 * its organisation is published.
 */
export const serviceProducts = pgTable(
  'service_products',
  {
    id: text('id').primaryKey(),
    orgId: text('org_id')
      .notNull()
      .references(() => serviceOrganisations.id),
    name: text('name').notNull(),
    logo: text('logo'),
    /** Codes of `serviceTypes`. */
    typeBig: text('type_big').notNull(),
    typeSmall: text('type_small').notNull(),
    mode: text('mode').$type<ServiceMode>().notNull(),
    priceType: text('price_type').$type<ServicePriceType>().notNull(),
    /** Yuan; null unless it is fixed. */
    price: numeric('price', { precision: 14, scale: 2 }),
    /** HTML, cleaned by `cleanHtml` before it was stored. */
    content: text('content').notNull(),
    /** How the service is carried out, a step a line. */
    process: text('process'),
    contactPhone: text('contact_phone'),
    productStatus: text('product_status').$type<ServiceProductStatus>().notNull(),
    /** Whether it passed a review. */
    published: boolean('published').notNull().default(false),
    /** State of the last changes that were submitted. */
    auditStatus: text('audit_status').$type<AuditState>().notNull(),
    /** Changes that wait for their review or did not pass. */
    pending: jsonb('pending').$type<OrganisationProductContent>(),
    /** Why the last changes did not pass. */
    reason: text('reason'),
    submittedAt: timestamp('submitted_at', moment),
    /** Orders and ratings, counted by those who store them in the same transaction. */
    orderNumber: integer('order_number').notNull().default(0),
    scoreSum: integer('score_sum').notNull().default(0),
    scoreCount: integer('score_count').notNull().default(0),
    /** Counts the changes by people; counters do not change it. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', moment).notNull(),
    updatedAt: timestamp('updated_at', moment).notNull(),
  },
  (t) => [
    index('service_products_org').on(t.orgId, t.id),
    check('service_products_price', sql`(${t.priceType} = 'PAY') = (${t.price} is not null)`),
    check(
      'service_products_score',
      sql`${t.scoreSum} between ${t.scoreCount} and ${t.scoreCount} * 5`,
    ),
  ],
);

export const publicTables = [serviceProducts];
