import { sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AreaConfig, Banner, ConfiguredPage } from '@huiqi/sdk';
import { requiredReference } from './columns/requiredReference.js';

/** Provinces, cities and districts by GB/T 2260 code. */
export const areas = pgTable('areas', {
  code: text('code').primaryKey(),
  parentCode: text('parent_code'),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
});

/** A banner that may be shown on some days only (YYYY-MM-DD, the last one included). */
export type DatedBanner = Banner & {
  readonly validFrom?: string | null;
  readonly validUntil?: string | null;
};

/** The configuration of a region, with the banners of its own that only their pages request. */
export type RegionConfig = Omit<AreaConfig, 'banners'> & {
  readonly banners: DatedBanner[];
  readonly policyBanners?: DatedBanner[];
  readonly supervisionBanners?: DatedBanner[];
};

/** Regions the site serves, with their key in the address and page configuration. */
export const regions = pgTable(
  'regions',
  {
    key: text('key').primaryKey(),
    /** What its changes refer to; it has one before it has a key. */
    id: text('id')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()::text`),
    regionName: text('region_name').notNull(),
    scfProvince: text('scf_province').notNull(),
    scfCity: text('scf_city').notNull(),
    scfDistrict: text('scf_district').notNull(),
    config: jsonb('config').$type<RegionConfig>().notNull(),
    /** The first region is the default for visitors. */
    position: integer('position').notNull().default(0),
    /** Closed regions keep their key and configuration. */
    isClosed: boolean('is_closed').notNull().default(false),
  },
  (t) => [
    uniqueIndex('regions_place')
      .on(t.scfProvince, t.scfCity, t.scfDistrict)
      .where(sql`not ${t.isClosed}`),
  ],
);

/** Title and texts of single pages of a region; the page switches are in the region's configuration. */
export const regionPages = pgTable(
  'region_pages',
  {
    regionKey: requiredReference('region_key', () => regions.key),
    page: text('page').$type<ConfiguredPage>().notNull(),
    title: text('title').notNull(),
    texts: jsonb('texts').$type<string[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.regionKey, t.page] })],
);

/** Named settings of the site, as text. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value'),
});

export const publicTables = [areas, regions, regionPages, settings];
