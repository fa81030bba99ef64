import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../../security/sessionStore.js';
import { inRegionOf } from '../../security/staffScope.js';
import { companies } from '../../schema/companies.js';
import { userCompanies } from '../../schema/userCompanies.js';

/** Condition of a binding that was proved: the user may act for the company and sees what belongs to it. */
export const isProved: SQL = sql`${userCompanies.authorized}`;

/**
 * Condition of rows whose company a user may act for; `companyId` is the column that names it, and so may `userId` be. The
 * one rule of every domain: a binding that was not proved may be listed, proved and removed, and gives access to nothing else.
 */
export const mayActFor = (userId: string | AnyColumn, companyId: AnyColumn): SQL =>
  sql`${companyId} in (select ${userCompanies.companyId} from ${userCompanies} where ${userCompanies.userId} = ${userId} and ${isProved})`;

/** Condition of what belongs to a company in a staff member's region. */
export const inRegionOfCompany = (user: CurrentUser): SQL | undefined =>
  inRegionOf(user, {
    scfProvince: companies.provinceCode,
    scfCity: companies.cityCode,
    scfDistrict: companies.areaCode,
  });
