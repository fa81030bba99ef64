import type { EnterpriseAuthorisation, FormEntry, RelatedCompany } from '@huiqi/sdk';
import type { FormValues } from '@huiqi/sdk/domain';
import type { AreaChoice } from './areaChoices.js';
import type { CompaniesCopy } from './copy.js';

export const authorities = ['TAX', 'INVOICE', 'CREDIT', 'REGISTRATION'] as const;
export type Authority = (typeof authorities)[number];

/** The fields of the authorisation, in the shape of a product's form (spec 1 §3). */
export function authorisationEntries(copy: CompaniesCopy): FormEntry[] {
  const entry = (
    checkName: string,
    inputType: FormEntry['inputType'],
    label: string,
  ): FormEntry => ({
    checkName,
    inputType,
    label,
    required: true,
    group: 'COMPANY',
  });
  return [
    entry('qymc', 'TEXT', copy.companyName),
    entry('nsrsbh', 'CREDIT_CODE', copy.creditCode),
    entry('legalName', 'TEXT', copy.legalName),
    entry('legalId', 'ID_CARD', copy.legalId),
    entry('legalPhone', 'PHONE', copy.legalPhone),
    entry('areaCode', 'AREA', copy.area),
  ];
}

/** What is known of the company, except masked numbers. */
export const authorisationStart = ({
  qymc,
  nsrsbh,
  legalName,
  areaCode,
}: RelatedCompany): FormValues => ({ qymc, nsrsbh, legalName, areaCode });

export function toAuthorisation(
  values: FormValues,
  areas: readonly AreaChoice[],
  authority: readonly Authority[],
): EnterpriseAuthorisation {
  const text = (name: string) => (values[name] ?? '').trim();
  const area = areas.find(({ value }) => value === text('areaCode'));
  return {
    nsrsbh: text('nsrsbh').toUpperCase(),
    qymc: text('qymc'),
    legalName: text('legalName'),
    legalId: text('legalId').toUpperCase(),
    legalPhone: text('legalPhone'),
    provinceCode: area?.provinceCode ?? '0',
    cityCode: area?.cityCode ?? '0',
    areaCode: text('areaCode'),
    authority: [...authority],
    certifyType: 'FR',
  };
}
