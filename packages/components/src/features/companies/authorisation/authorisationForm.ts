import type { EnterpriseAuthorisation, FormEntry, RelatedCompany } from '@huiqi/sdk';
import { validateCaptcha, validateForm, type FormValues } from '@huiqi/sdk/domain';
import type { CompaniesCopy } from '../copy.js';

export const authorities = ['TAX', 'INVOICE', 'CREDIT', 'REGISTRATION'] as const;
export type Authority = (typeof authorities)[number];

/** The entries of an authorisation, in the form of a product's entries; the company is known (spec 1 §3). */
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

/** Initial values, without masked numbers. */
export const authorisationStart = ({ legalName }: RelatedCompany): FormValues => ({ legalName });

interface Typed {
  readonly copy: CompaniesCopy;
  readonly entries: readonly FormEntry[];
  readonly values: FormValues;
  readonly granted: readonly Authority[];
  readonly needsCode: boolean;
}

/** Errors, at most one per field, in field order. */
export function validateAuthorisation(typed: Typed): Readonly<Record<string, string>> {
  const { copy, entries, values, granted, needsCode } = typed;
  const found = validateForm(entries, values);
  const code = needsCode ? validateCaptcha(values['phoneCaptcha'] ?? '') : null;
  return {
    ...found,
    ...(code === null ? {} : { phoneCaptcha: code }),
    ...(granted.length === 0 ? { authority: copy.authorityNone } : {}),
  };
}

export function toAuthorisation(
  company: RelatedCompany,
  values: FormValues,
  authority: readonly Authority[],
): EnterpriseAuthorisation & { readonly phoneCaptcha: string } {
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
    phoneCaptcha: text('phoneCaptcha'),
  };
}
