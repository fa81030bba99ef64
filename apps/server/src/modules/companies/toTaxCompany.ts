import type { TaxCompany } from '@huiqi/sdk';
import type { RegisteredCompany } from '../../registry/CompanyRegistry.js';
import type { UserCompany } from './repository.js';
import { toRelatedCompany } from './toRelatedCompany.js';

/** A company of the register, as its user sees it. */
export function toTaxCompany(
  registered: RegisteredCompany,
  mine: UserCompany | undefined,
  areaName: string | undefined,
): TaxCompany {
  if (mine) return { ...toRelatedCompany(mine), bound: true };
  const { creditCode, name, legalName, areaCode, cityCode, provinceCode, address } = registered;
  return {
    id: creditCode,
    nsrsbh: creditCode,
    qymc: name,
    creditCode,
    legalName,
    legalPhone: null,
    areaCode,
    cityCode,
    provinceCode,
    address,
    areaName: areaName ?? null,
    authorized: false,
    certifyState: null,
    current: false,
    bound: false,
  };
}
