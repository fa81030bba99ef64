import type { RegionCheck } from '@huiqi/sdk';
import { messages } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import type { ProductRow } from './toProduct.js';
import { regionRefusal } from '../companies/region.js';
import type { CompanyRow } from '../companies/repository.js';
import { findAreaKey, readRegionNames } from '../companies/regionRepository.js';

/** Whether a company may apply for a product from its location, with the names of both regions. */
export async function describeRegion(
  db: Queryable,
  user: CurrentUser,
  product: ProductRow['product'],
  company: CompanyRow,
): Promise<RegionCheck> {
  const reason = regionRefusal(user, product, company);
  const { regionCodes } = product;
  const province = user.role === 'AGENT' ? user.scfProvince : null;
  const names = await readRegionNames(db, [
    ...regionCodes,
    company.areaCode,
    ...(province === null ? [] : [province]),
  ]);
  return {
    match: reason === null,
    message: reason === null ? null : messages.agentOutsideProvince,
    reason,
    productRegions: regionCodes.flatMap((code) => names.get(code) ?? []),
    companyRegion: names.get(company.areaCode) ?? null,
    companyAreaKey: await findAreaKey(db, company),
    agentProvince: province === null ? null : (names.get(province) ?? null),
  };
}
