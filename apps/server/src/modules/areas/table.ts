import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AreaConfig } from '@huiqi/sdk';

/** Provinces, cities and districts by GB/T 2260 code. */
export const areas = pgTable('areas', {
  code: text('code').primaryKey(),
  parentCode: text('parent_code'),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
});

/** Regions the site serves, each with its key in the address and its page configuration. */
export const regions = pgTable('regions', {
  key: text('key').primaryKey(),
  regionName: text('region_name').notNull(),
  scfProvince: text('scf_province').notNull(),
  scfCity: text('scf_city').notNull(),
  scfDistrict: text('scf_district').notNull(),
  config: jsonb('config').$type<AreaConfig>().notNull(),
});

export const publicTables = [areas, regions];
