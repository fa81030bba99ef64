import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type {
  AuditState,
  OrganisationProductContent,
  ServiceMode,
  ServicePriceType,
  ServiceProductStatus,
} from '@huiqi/sdk';
import { tokensOf, type Facets } from '../search/facets.js';
import { foldedColumn, gramsOf } from '../search/grams.js';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { serviceOrganisations } from './organisations.js';

type Columns = Readonly<
  Record<'mode' | 'orgId' | 'priceType' | 'typeBig' | 'typeSmall', AnyPgColumn>
>;

/** What services are filtered by. */
const facetsOf = (t: Columns) =>
  ({
    orgId: [t.orgId],
    typeBig: [t.typeBig],
    typeSmall: [t.typeSmall],
    mode: [t.mode],
    priceType: [t.priceType],
  }) satisfies Facets;

/** Condition of the products on offer. */
export const isOnOffer = sql`published and product_status = 'ON_SHELF'`;

/**
 * Services that organisations offer. The public sees a product that is `published` and on offer, with its last approved
 * content, if its organisation is published.
 */
export const serviceProducts = pgTable(
  'service_products',
  {
    id: text('id').primaryKey(),
    orgId: requiredReference('org_id', () => serviceOrganisations.id),
    name: text('name').notNull(),
    /** The name in lower case and without full-width letters. */
    foldedName: foldedColumn('folded_name', sql`name`),
    logo: text('logo'),
    /** Codes of `serviceTypes`. */
    typeBig: text('type_big').notNull(),
    typeSmall: text('type_small').notNull(),
    mode: text('mode').$type<ServiceMode>().notNull(),
    priceType: text('price_type').$type<ServicePriceType>().notNull(),
    /** Yuan; null unless the price is fixed. */
    price: numeric('price', { precision: 14, scale: 2 }),
    /** HTML, sanitised by `cleanHtml` before storing. */
    content: text('content').notNull(),
    /** The steps of the service, one per line. */
    process: text('process'),
    contactPhone: text('contact_phone'),
    productStatus: text('product_status').$type<ServiceProductStatus>().notNull(),
    /** Whether it has been approved. */
    published: boolean('published').notNull().default(false),
    /** Status of the last submitted changes. */
    auditStatus: text('audit_status').$type<AuditState>().notNull(),
    /** Changes that await review or were rejected. */
    pending: jsonb('pending').$type<OrganisationProductContent>(),
    /** Why the last changes were rejected. */
    reason: text('reason'),
    submittedAt: moment('submitted_at'),
    /** Counts of orders and ratings, updated in the transaction that stores them. */
    orderNumber: integer('order_number').notNull().default(0),
    scoreSum: integer('score_sum').notNull().default(0),
    scoreCount: integer('score_count').notNull().default(0),
    /** Incremented by edits; counters do not change it. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('service_products_org').on(t.orgId, t.id),
    // The public sees what is on offer (docs/adr/0044): the most ordered first, and by any filters together.
    index('service_products_listed')
      .on(t.orderNumber.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id)
      .where(isOnOffer),
    index('service_products_facets')
      .using('gin', tokensOf(facetsOf(t)), gramsOf(t.foldedName, '{1,2}'))
      .where(isOnOffer),
    check('service_products_price', sql`(${t.priceType} = 'PAY') = (${t.price} is not null)`),
    check(
      'service_products_score',
      sql`${t.scoreSum} between ${t.scoreCount} and ${t.scoreCount} * 5`,
    ),
  ],
);

export const serviceFacets = facetsOf(serviceProducts);

export const publicTables = [serviceProducts];
