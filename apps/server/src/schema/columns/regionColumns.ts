import { text } from 'drizzle-orm/pg-core';

/** Columns for rows handled by a region's staff: the codes of its province, city and district. */
export const regionColumns = () => ({
  scfProvince: text('scf_province').notNull(),
  scfCity: text('scf_city').notNull(),
  scfDistrict: text('scf_district').notNull(),
});
