import { index, pgTable, text } from 'drizzle-orm/pg-core';

export const companies = pgTable(
  'companies',
  {
    id: text('id').primaryKey(),
    creditCode: text('credit_code').notNull().unique(),
    name: text('name').notNull(),
    legalName: text('legal_name').notNull(),
    /** Known once somebody proved to be the representative; the identity number is never stored. */
    legalPhone: text('legal_phone'),
    provinceCode: text('province_code').notNull(),
    cityCode: text('city_code').notNull(),
    areaCode: text('area_code').notNull(),
    address: text('address'),
  },
  (t) => [
    // For how a code begins, in any collation.
    index('companies_code_prefix').on(t.creditCode.op('text_pattern_ops')),
    index('companies_legal_phone').on(t.legalPhone),
  ],
);
