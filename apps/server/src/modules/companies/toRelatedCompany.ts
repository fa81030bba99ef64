import type { EnterpriseBinding, RelatedCompany } from '@huiqi/sdk';
import { maskPhone } from '../../text/mask.js';
import type { UserCompany } from './repository.js';

/**
 * The representative's phone, which authorised users have proved; users who merely added the company see no digit of
 * it.
 */
const phoneOf = ({ authorized, company }: UserCompany) =>
  authorized ? maskPhone(company.legalPhone) : null;

export const toRelatedCompany = (row: UserCompany): RelatedCompany => ({
  id: row.company.id,
  nsrsbh: row.company.creditCode,
  qymc: row.company.name,
  creditCode: row.company.creditCode,
  legalName: row.company.legalName,
  legalPhone: phoneOf(row),
  areaCode: row.company.areaCode,
  cityCode: row.company.cityCode,
  provinceCode: row.company.provinceCode,
  address: row.company.address,
  authorized: row.authorized,
  areaName: row.areaName,
  certifyState: row.certifyState,
  current: row.current,
});

export const toEnterpriseBinding = (row: UserCompany): EnterpriseBinding => ({
  id: row.company.id,
  nsrsbh: row.company.creditCode,
  qymc: row.company.name,
  legalName: row.company.legalName,
  legalPhone: phoneOf(row),
  address: row.company.address,
  certifyType: row.certifyType,
  authority: [...(row.authority ?? [])] as EnterpriseBinding['authority'],
  boundTs: row.boundAt.toISOString(),
});
