import { date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CompanyLicence, CompanyPunishment, PublicCreditRating } from '@huiqi/sdk';

/** A punishment with the fields that decide whether it is published. */
export type StoredPunishment = CompanyPunishment & {
  /** Day its repair was accepted; not published from then on. */
  readonly repairedOn: string | null;
};

/** The county's published data on a company, with or without an account. */
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
    /** Newest first, like the other two. */
    ratings: jsonb('ratings').$type<PublicCreditRating[]>().notNull(),
    licences: jsonb('licences').$type<CompanyLicence[]>().notNull(),
    punishments: jsonb('punishments').$type<StoredPunishment[]>().notNull(),
    updatedOn: date('updated_on', { mode: 'string' }).notNull(),
  },
  (t) => [index('supervised_companies_updated').on(t.updatedOn.desc().nullsFirst(), t.id)],
);
