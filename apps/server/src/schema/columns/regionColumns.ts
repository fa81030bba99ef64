import { text } from 'drizzle-orm/pg-core';

/** Columns of a row that staff of a region deal with: the codes of its province, city and district. */
export const regionColumns = () => ({
  scfProvince: text('scf_province').notNull(),
  scfCity: text('scf_city').notNull(),
  scfDistrict: text('scf_district').notNull(),
});
