import { and, isNull, sql, type SQL } from 'drizzle-orm';
import { companies } from '../../schema/companies.js';
import { notices } from '../../schema/notices.js';
import { userCompanies } from '../../schema/userCompanies.js';
import type { ReaderInStatement } from './personalNotices.js';
import { users } from '../../schema/users.js';

/** Announcements that are shown on a day in China, whatever the area. */
export const isAnnouncedOn = (day: string | SQL): SQL =>
  and(
    isNull(notices.userId),
    isNull(notices.withdrawnAt),
    sql`(${notices.endsOn} is null or ${notices.endsOn} >= ${day}::date)`,
  ) as SQL;

/** This day in China. */
export const today = sql`(now() at time zone 'Asia/Shanghai')::date`;

/** Announcements that are shown today. */
export const isAnnouncedToday = isAnnouncedOn(today);

/** Announcements to everybody, and to areas; `codes` is an array of the areas that somebody is in, small and large. */
export const isForAreas = (codes: SQL): SQL =>
  sql`(${notices.regionCodes} = '{}' or ${notices.regionCodes} && ${codes})`;

/** Where a user is at home: the region of the account, and the areas of the companies that it acts for. */
export const areasOf = (userId: ReaderInStatement['id']): SQL => sql`array(
  select unnest(array[${users.scfProvince}, ${users.scfCity}, ${users.scfDistrict}])
  from ${users} where ${users.id} = ${userId}
  union all
  select unnest(array[${companies.provinceCode}, ${companies.cityCode}, ${companies.areaCode}])
  from ${companies} join ${userCompanies} on ${userCompanies.companyId} = ${companies.id}
  where ${userCompanies.userId} = ${userId} and ${userCompanies.authorized})`;

/** Announcements that are shown now to a user, whose areas may be known already. */
export const isAnnouncedTo = (
  userId: ReaderInStatement['id'],
  areas: SQL = areasOf(userId),
): SQL | undefined => and(isAnnouncedToday, isForAreas(areas));
