import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type {
  ApplicantKind,
  FormInputType,
  LoanRecord,
  OrderActor,
  OrderEvent,
  OrderSourceType,
  OrderStatus,
  RepaymentType,
  SavedApplication,
  TaxInvoiceFigures,
} from '@huiqi/sdk';
import { tokensOf, type Facets } from '../search/facets.js';
import { gramsOf } from '../search/grams.js';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { banks, products } from './products.js';
import { regionColumns } from './columns/regionColumns.js';
import { companies } from './companies.js';
import { partners } from './partners.js';
import { users } from './users.js';
import { developUsers } from './recommenders.js';

/** A field of the dynamic form without a column, with its label at the time. */
export interface StoredFormItem {
  checkName: string;
  label: string;
  /** Display value: the label of a choice, the names of files. */
  value: string;
  inputType?: FormInputType;
  /** Keys of the files of an UPLOAD entry. */
  files?: string[];
}

/** Condition of the index on open orders (`openOrderStatuses` of the SDK); a line may have several sub-orders. */
export const isOpenOrder = sql`status in ('SAVE_NOT_SUBMIT','ACCEPT_SUCCESS','BANK_NO_INFO','PRE_JXW_ACCEPT','JXW_AUDIT_PASSED','APPROVAL_SUCCESS') and parent_order_id is null`;

/** The same for persons' orders. */
export const isOpenPersonOrder = sql`kind = 'PERSON' and status in ('SAVE_NOT_SUBMIT','ACCEPT_SUCCESS','BANK_NO_INFO','PRE_JXW_ACCEPT','JXW_AUDIT_PASSED','APPROVAL_SUCCESS') and parent_order_id is null`;

/** Numbers of order codes; a sequence, so that submits do not wait for each other (`nextOrderCode`). */
export const orderSerial = pgSequence('order_serial');

/** The sequence's position before each day's first order. */
export const orderDays = pgTable('order_days', {
  /** YYYYMMDD in China. */
  day: text('day').primaryKey(),
  before: bigint('before', { mode: 'number' }).notNull(),
});

export type OrderStage = 'COMMISSION' | 'BANK';

type Columns = Readonly<
  Record<
    | 'assigneeId'
    | 'bankId'
    | 'productId'
    | 'refereeId'
    | 'scfCity'
    | 'scfDistrict'
    | 'scfPlatform'
    | 'scfProvince'
    | 'source'
    | 'stage'
    | 'status',
    AnyPgColumn
  >
>;

const placesOf = (t: Columns) => [t.scfPlatform, t.scfProvince, t.scfCity, t.scfDistrict] as const;

/** What submitted orders are filtered by: the filters of staff, and their regions as a whole. */
const facetsOf = (t: Columns) => {
  const ofCity = [t.scfPlatform, t.scfProvince, t.scfCity];
  const ofBank = [t.bankId, t.stage, t.scfPlatform];
  return {
    status: [t.status],
    stage: [t.stage],
    bankId: [t.bankId],
    productId: [t.productId],
    source: [t.source],
    scfProvince: [t.scfProvince],
    scfCity: [t.scfCity],
    scfDistrict: [t.scfDistrict],
    scfPlatform: [t.scfPlatform],
    assigneeId: [t.assigneeId],
    refereeId: [t.refereeId],
    province: [t.scfPlatform, t.scfProvince],
    city: ofCity,
    district: [...ofCity, t.scfDistrict],
    bank: ofBank,
    bankProvince: [...ofBank, t.scfProvince],
    bankCity: [...ofBank, t.scfProvince, t.scfCity],
    bankDistrict: [...ofBank, t.scfProvince, t.scfCity, t.scfDistrict],
  } satisfies Facets;
};

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    orderCode: text('order_code').notNull().unique(),
    userId: requiredReference('user_id', () => users.id),
    kind: text('kind').$type<ApplicantKind>().notNull().default('COMPANY'),
    /** Null for a person's order. */
    companyId: text('company_id').references(() => companies.id),
    /** Name of the person of a person's order. */
    applicantName: text('applicant_name'),
    /** Name of the company or person, in lower case and without full-width letters; triggers set it. */
    foldedApplicant: text('folded_applicant').notNull().default(''),
    /** The order whose credit line a sub-order draws on. */
    parentOrderId: text('parent_order_id').references((): AnyPgColumn => orders.id),
    productId: requiredReference('product_id', () => products.id),
    bankId: requiredReference('bank_id', () => banks.id),
    status: text('status').$type<OrderStatus>().notNull(),
    /** 10,000 yuan; null until filled in. */
    loanAmount: numeric('loan_amount', { precision: 10, scale: 2 }),
    /** Months; null until filled in. */
    loanTerm: integer('loan_term'),
    loanLending: text('loan_lending'),
    repaymentType: text('repayment_type').$type<RepaymentType>(),
    legalName: text('legal_name'),
    legalIdNo: text('legal_id_no'),
    legalPhone: text('legal_phone'),
    contactName: text('contact_name'),
    contactPhone: text('contact_phone'),
    recommendationCode: text('recommendation_code'),
    /** The product's version when it was saved or submitted. */
    productVersion: integer('product_version').notNull().default(0),
    items: jsonb('items').$type<StoredFormItem[]>().notNull(),
    /** Reason of the last decision. */
    reason: text('reason'),
    loan: jsonb('loan').$type<LoanRecord>(),
    /** The form data of an application that is saved but not submitted. */
    application: jsonb('application').$type<SavedApplication>(),
    /** The register's data when an application with tax and invoice data was submitted. */
    taxInvoice: jsonb('tax_invoice').$type<TaxInvoiceFigures>(),
    /** Number of changes; each has a trail entry. */
    version: integer('version').notNull().default(1),
    /** Time of submission, or of saving until then. */
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Null for an application that was only saved, or saved and withdrawn: staff never see it. */
    submittedAt: moment('submitted_at'),
    /** How the application reached us. */
    source: text('source').$type<OrderSourceType>().notNull(),
    /** The partner on whose page the application was filled in. */
    partnerId: text('partner_id').references(() => partners.id),
    /** The page's own reference for the application. */
    partnerReference: text('partner_reference'),
    /**
     * Region of the order: its company's, that which a person chose to handle it, or that of the call that stored it
     * (`companies/regionOfRecord.ts`).
     */
    ...regionColumns(),
    scfPlatform: text('scf_platform').notNull(),
    /** The staff member who handles it. */
    assigneeId: text('assignee_id').references(() => users.id),
    /** Who recommended it. */
    refereeId: text('referee_id').references(() => developUsers.id),
    /** Whether it was before the commission; a trigger on its trail sets it. */
    reviewed: boolean('reviewed').notNull().default(false),
    /**
     * Owner of a submitted order (docs/order-states.md): the commission before it decides, if it refused, or if the
     * application was withdrawn before; otherwise the bank. What the commission passed on cannot be closed.
     */
    stage: text('stage')
      .$type<OrderStage>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when status in ('PRE_JXW_ACCEPT', 'JXW_AUDIT_FAIL') or (status = 'ORDER_CLOSED' and reviewed) then 'COMMISSION' else 'BANK' end`,
      ),
  },
  (t) => [
    index('orders_user_created').on(t.userId, t.createdAt.desc().nullsFirst(), t.id),
    // Staff see submitted orders only (docs/adr/0044); `search/searchList.ts` decides which index serves a search.
    // Pages and counts of frequent filters, newest first: it has every column that filters compare, so that the table is
    // not read.
    index('orders_created')
      .on(
        t.createdAt.desc().nullsFirst(),
        t.id,
        t.status,
        t.stage,
        t.bankId,
        t.productId,
        t.source,
        t.scfPlatform,
        t.scfProvince,
        t.scfCity,
        t.scfDistrict,
        t.assigneeId,
        t.refereeId,
        t.loanAmount,
        t.orderCode,
        t.foldedApplicant,
      )
      .where(sql`submitted_at is not null`),
    // Counts by status, region and bank without reading the table; many orders share an entry.
    index('orders_places')
      .on(t.status, ...placesOf(t), t.source, t.bankId, t.productId)
      .where(sql`submitted_at is not null`),
    index('orders_banks')
      .on(t.bankId, t.stage, t.status, ...placesOf(t), t.source, t.productId)
      .where(sql`submitted_at is not null`),
    // Rare combinations of any filters.
    index('orders_facets')
      .using('gin', tokensOf(facetsOf(t)), gramsOf(t.foldedApplicant, '{1,2}'))
      .where(sql`submitted_at is not null`),
    // Of all orders: PostgreSQL combines no two indexes that have the same condition.
    index('orders_amount').on(t.loanAmount),
    index('orders_code_grams')
      .using('gin', gramsOf(t.orderCode, '{2,3}'))
      .where(sql`submitted_at is not null`),
    index('orders_recommendation_grams')
      .using('gin', gramsOf(t.recommendationCode, '{1,2}'))
      .where(sql`recommendation_code is not null`),
    // For the server's own transitions of overdue orders.
    index('orders_awaiting')
      .on(t.status, t.submittedAt)
      .where(sql`status in ('ACCEPT_SUCCESS','APPROVAL_SUCCESS')`),
    index('orders_partner')
      .on(t.partnerId, t.id)
      .where(sql`partner_id is not null`),
    index('orders_parent')
      .on(t.parentOrderId)
      .where(sql`parent_order_id is not null`),
    // For everything else that names a company or person, which the relation network follows.
    index('orders_company')
      .on(t.companyId)
      .where(sql`submitted_at is not null`),
    index('orders_legal_phone')
      .on(t.legalPhone)
      .where(sql`submitted_at is not null`),
    index('orders_legal_id_no')
      .on(t.legalIdNo)
      .where(sql`submitted_at is not null`),
    index('orders_contact_phone')
      .on(t.contactPhone)
      .where(sql`submitted_at is not null`),
    // One open order per company and product: the database, not the handler, stops a double click.
    uniqueIndex('orders_one_open').on(t.companyId, t.productId).where(isOpenOrder),
    // The same for people.
    uniqueIndex('orders_one_open_person').on(t.userId, t.productId).where(isOpenPersonOrder),
    check(
      'orders_applicant',
      sql`case kind when 'PERSON' then company_id is null and (applicant_name is not null or submitted_at is null) else company_id is not null end`,
    ),
    check(
      'orders_submitted',
      sql`submitted_at is null and status in ('SAVE_NOT_SUBMIT','ORDER_CLOSED') or submitted_at is not null and status <> 'SAVE_NOT_SUBMIT' and loan_amount is not null and loan_term is not null`,
    ),
  ],
);

export const orderFacets = facetsOf(orders);

/**
 * Audit trail of an order: append-only, each row with the hash of its predecessor (docs/adr/0009). The database fills
 * in position and hashes.
 */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: requiredReference('order_id', () => orders.id),
    event: text('event').$type<OrderEvent>().notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    actor: text('actor').$type<OrderActor>().notNull(),
    /** The actor; null for the server itself. */
    userId: text('user_id').references(() => users.id),
    remark: text('remark'),
    requestId: text('request_id'),
    createdAt: moment('created_at').notNull(),
    /** Position in the order's trail, from 1. */
    position: integer('position').notNull().default(0),
    /** Null in the first row of an order. */
    previousHash: text('previous_hash'),
    hash: text('hash').notNull().default(''),
    /** Hash of the order's content after the event (`contentHash.ts`); null before submission. */
    contentHash: text('content_hash'),
  },
  (t) => [uniqueIndex('order_events_chain').on(t.orderId, t.position)],
);
