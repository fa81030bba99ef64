import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { InterestRateType, RenewalAcceptStatus, RenewalType } from '@huiqi/sdk';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { regionColumns } from './columns/regionColumns.js';
import { companies } from './companies.js';
import { banks } from './products.js';
import { users } from './users.js';

/** Banks that renew loans (spec 1 §3 Renewal bank); name and logo are those of the bank. */
export const renewalBanks = pgTable('renewal_banks', {
  bankId: text('bank_id')
    .primaryKey()
    .references(() => banks.id),
  /** Contact for renewals, which may differ from the bank's phone. */
  phone: text('phone'),
  slogan: text('slogan'),
  position: integer('position').notNull(),
  createdAt: moment('created_at').notNull(),
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
});

/** Products that an expiring loan may be renewed into. */
export const renewalProducts = pgTable(
  'renewal_products',
  {
    id: text('id').primaryKey(),
    bankId: requiredReference('bank_id', () => renewalBanks.bankId),
    name: text('name').notNull(),
    renewType: text('renew_type').$type<RenewalType>().notNull(),
    /** 10,000 yuan. */
    maxLoanLimit: integer('max_loan_limit').notNull(),
    minInterestRate: numeric('min_interest_rate', { precision: 7, scale: 4 }).notNull(),
    maxInterestRate: numeric('max_interest_rate', { precision: 7, scale: 4 }).notNull(),
    interestRateType: text('interest_rate_type').$type<InterestRateType>().notNull(),
    /** Months. */
    maxLoanTerm: integer('max_loan_term').notNull(),
    position: integer('position').notNull(),
    /** Renewals into it stay. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  },
  (t) => [index('renewal_products_bank').on(t.bankId, t.position)],
);

/** Condition of the indexes on renewals awaiting the bank's decision. */
export const isOpenRenewal = sql`accept_status = 'ACCEPT_SUCCESS'`;
const wan = { precision: 10, scale: 2 } as const;

/** Renewals and the bank's decisions (spec 1 §3 Renewal order). */
export const renewals = pgTable(
  'renewals',
  {
    id: text('id').primaryKey(),
    userId: requiredReference('user_id', () => users.id),
    renewType: text('renew_type').$type<RenewalType>().notNull(),
    /** Null for a person's renewal. */
    companyId: text('company_id').references(() => companies.id),
    bankId: requiredReference('bank_id', () => renewalBanks.bankId),
    renewProductId: requiredReference('renew_product_id', () => renewalProducts.id),
    /** Product of the expiring loan. */
    productName: text('product_name').notNull(),
    remainingAmount: numeric('remaining_amount', wan).notNull(),
    renewExpireDate: date('renew_expire_date', { mode: 'string' }).notNull(),
    renewAmount: numeric('renew_amount', wan).notNull(),
    /** Months. */
    renewDeadline: integer('renew_deadline').notNull(),
    renewUse: text('renew_use').notNull(),
    /** The bank's contact: the company's, or the person. */
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    /** Masked; the full number is not stored. */
    idcard: text('idcard'),
    recommendationCode: text('recommendation_code'),
    /** Region of the company, or of the call. */
    ...regionColumns(),
    acceptStatus: text('accept_status').$type<RenewalAcceptStatus>().notNull(),
    renewQuota: numeric('renew_quota', wan),
    interestRateType: text('interest_rate_type').$type<InterestRateType>(),
    interestRate: numeric('interest_rate', { precision: 7, scale: 4 }),
    /** Granted term in months. */
    renewTerm: integer('renew_term'),
    remark: text('remark'),
    auditedAt: moment('audited_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('renewals_user_created').on(t.userId, t.createdAt.desc(), t.id),
    index('renewals_bank_created').on(t.bankId, t.createdAt.desc(), t.id),
    // One open renewal per company (or person) and product: the database, not the handler, stops a double click.
    uniqueIndex('renewals_one_open_company')
      .on(t.companyId, t.renewProductId)
      .where(sql`${isOpenRenewal} and company_id is not null`),
    uniqueIndex('renewals_one_open_person')
      .on(t.userId, t.renewProductId)
      .where(sql`${isOpenRenewal} and company_id is null`),
    check(
      'renewals_applicant',
      sql`(${t.renewType} = 'ENTERPRISE') = (${t.companyId} is not null) and (${t.renewType} = 'PERSONAL') = (${t.idcard} is not null)`,
    ),
    check(
      'renewals_amounts',
      sql`0 < ${t.renewAmount} and ${t.renewAmount} <= ${t.remainingAmount}`,
    ),
    check(
      'renewals_decided',
      sql`(${t.acceptStatus} = 'ACCEPT_SUCCESS') = (${t.auditedAt} is null)`,
    ),
  ],
);

/** Events of a renewal; a correction is proposed, then confirmed or refused, and may void the decision. */
export type RenewalEvent =
  | 'SUBMIT'
  | 'ANSWER'
  | 'CORRECTION'
  | 'CORRECTED'
  | 'CORRECTION_REFUSED'
  | 'VOIDED';

/** Who submitted a renewal, decided on it and corrected the decision; append-only. */
export const renewalEvents = pgTable(
  'renewal_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    renewalId: requiredReference('renewal_id', () => renewals.id),
    event: text('event').$type<RenewalEvent>().notNull(),
    acceptStatus: text('accept_status').$type<RenewalAcceptStatus>().notNull(),
    userId: requiredReference('user_id', () => users.id),
    remark: text('remark'),
    requestId: text('request_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('renewal_events_renewal').on(t.renewalId, t.id),
    // A renewal is submitted once, and decided on once unless the decision was voided.
    uniqueIndex('renewal_events_once')
      .on(t.renewalId)
      .where(sql`event = 'SUBMIT'`),
  ],
);

export const publicTables = [renewalBanks, renewalProducts];
