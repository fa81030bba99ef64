import type { Queryable } from '../../db/database.js';
import { findRegion } from '../areas/repository.js';
import type { CompanyRow } from './repository.js';

/**
 * Whether authorising a company needs the code sent to its representative's phone (spec 1 §7): unless the region of the
 * company waives it. A region that merely stands in for a place that is not served waives nothing there.
 */
export async function needsCertifyCode(
  db: Queryable,
  { provinceCode: scfProvince, cityCode: scfCity }: CompanyRow,
): Promise<boolean> {
  const region = await findRegion(db, { scfProvince, scfCity });
  return region?.scfProvince !== scfProvince || region.config.certifyPhoneCode !== false;
}
