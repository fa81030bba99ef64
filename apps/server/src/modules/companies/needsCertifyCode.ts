import type { Queryable } from '../../db/database.js';
import { findRegion } from '../areas/repository.js';
import type { CompanyRow } from './repository.js';
import { listBarred } from './repositoryObjections.js';

/**
 * Whether authorising a company needs the code sent to its representative's phone (spec 1 §7): unless the region of the
 * company waives it. A region that merely stands in for a place that is not served waives nothing there, and nothing is
 * waived for a user from whom staff took the company: the data that passed then would pass again.
 */
export async function needsCertifyCode(
  db: Queryable,
  userId: string,
  { provinceCode: scfProvince, cityCode: scfCity, creditCode }: CompanyRow,
): Promise<boolean> {
  if ((await listBarred(db, userId)).has(creditCode)) return true;
  const region = await findRegion(db, { scfProvince, scfCity });
  return region?.scfProvince !== scfProvince || region.config.certifyPhoneCode !== false;
}
