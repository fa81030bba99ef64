import type { EnterpriseAuthorisation, FormEntry, RelatedCompany } from '@huiqi/sdk';
import type { FormValues } from '@huiqi/sdk/domain';
import type { CompaniesCopy } from './copy.js';

export const authorities = ['TAX', 'INVOICE', 'CREDIT', 'REGISTRATION'] as const;
export type Authority = (typeof authorities)[number];

/** What is typed for an authorisation, in the shape of a product's form; the company is known (spec 1 §3). */
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
    entry('legalName', 'TEXT', copy.legalName),
    entry('legalId', 'ID_CARD', copy.legalId),
    entry('legalPhone', 'PHONE', copy.legalPhone),
  ];
}

/** What is known before anybody types; masked numbers are not. */
export const authorisationStart = ({ legalName }: RelatedCompany): FormValues => ({ legalName });

export function toAuthorisation(
  company: RelatedCompany,
  values: FormValues,
  authority: readonly Authority[],
): EnterpriseAuthorisation {
  const { nsrsbh, qymc, provinceCode, cityCode, areaCode } = company;
  const text = (name: string) => (values[name] ?? '').trim();
  return {
    nsrsbh,
    qymc,
    provinceCode,
    cityCode,
    areaCode,
    legalName: text('legalName'),
    legalId: text('legalId').toUpperCase(),
    legalPhone: text('legalPhone'),
    authority: [...authority],
    certifyType: 'FR',
  };
}
