import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Rates of different periods are compared per year; a bank year has 360 days, and other kinds of rate come last. */
export const ratePerYear = (rate: AnyPgColumn, type: AnyPgColumn): SQL =>
  sql`case ${type} when 'DAY' then ${rate} * 360 when 'MOUTH' then ${rate} * 12 when 'YEAR' then ${rate} end`;
