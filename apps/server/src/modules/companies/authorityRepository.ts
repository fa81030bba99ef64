import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../../security/SessionStore.js';
import { inRegionOf } from '../../security/regionScope.js';
import { companies } from '../../schema/companies.js';
import { userCompanies } from '../../schema/userCompanies.js';

/** Condition of proved bindings: the user may act for the company and see what belongs to it. */
export const isProved: SQL = sql`${userCompanies.authorized}`;

/**
 * Matches rows of companies a user may act for; `companyId` is the column that names the company, and `userId` may be a
 * column too. Every domain uses this rule: an unproved binding can be listed, proved and removed, but gives access to
 * nothing else.
 */
export const mayActFor = (userId: string | AnyColumn, companyId: AnyColumn): SQL =>
  sql`${companyId} in (select ${userCompanies.companyId} from ${userCompanies} where ${userCompanies.userId} = ${userId} and ${isProved})`;

/** Matches what belongs to companies in a staff member's region. */
export const inRegionOfCompany = (user: CurrentUser): SQL | undefined =>
  inRegionOf(user, {
    scfProvince: companies.provinceCode,
    scfCity: companies.cityCode,
    scfDistrict: companies.areaCode,
  });
