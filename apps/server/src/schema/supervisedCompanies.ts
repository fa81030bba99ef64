import { date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CompanyLicence, CompanyPunishment, PublicCreditRating } from '@huiqi/sdk';

/** A punishment with what decides whether it is published. */
export type StoredPunishment = CompanyPunishment & {
  /** Day on which its repair was accepted; it is not published from then on. */
  readonly repairedOn: string | null;
};

/** What the county publishes of a company, whether it has an account or not. */
export const supervisedCompanies = pgTable(
  'supervised_companies',
  {
    id: text('id').primaryKey(),
    creditCode: text('credit_code').notNull().unique(),
    name: text('name').notNull(),
    legalName: text('legal_name'),
    registrationStatus: text('registration_status').notNull(),
    address: text('address'),
    /** In 万元. */
    registeredCapital: text('registered_capital'),
    establishedOn: date('established_on', { mode: 'string' }),
    industry: text('industry'),
    businessScope: text('business_scope'),
    registrationAuthority: text('registration_authority'),
    /** Newest first, as the other two. */
    ratings: jsonb('ratings').$type<PublicCreditRating[]>().notNull(),
    licences: jsonb('licences').$type<CompanyLicence[]>().notNull(),
    punishments: jsonb('punishments').$type<StoredPunishment[]>().notNull(),
    updatedOn: date('updated_on', { mode: 'string' }).notNull(),
  },
  (t) => [index('supervised_companies_updated').on(t.updatedOn.desc().nullsFirst(), t.id)],
);
