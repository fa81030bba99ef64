import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { gramsOf } from '../search/grams.js';

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
  (t) => [index('companies_name_grams').using('gin', gramsOf(t.name, '{1,2}'))],
);
