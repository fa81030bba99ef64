import type { Queryable } from '../../db/database.js';
import { findRegion } from '../areas/repository.js';
import type { CompanyRow } from './repository.js';
import { listBarred } from './objectionRepository.js';

/**
 * Whether authorising a company needs the code sent to its representative's phone (spec 1 §7), which the company's
 * region can waive. A region that stands in for a place without its own waives nothing there; nor is anything waived
 * for a user from whom staff took the company, as the same data would pass again.
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
