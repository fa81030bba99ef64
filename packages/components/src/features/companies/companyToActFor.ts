import type { RelatedCompany } from '@huiqi/sdk';

/**
 * The company that a form begins with: the current one, or else the first, of those that have authorised the user. One that
 * has not stands there only if there is no other, so that the form says what is missing.
 */
export function companyToActFor<Company extends Pick<RelatedCompany, 'authorized' | 'current'>>(
  companies: readonly Company[],
): Company | undefined {
  const proved = companies.filter(({ authorized }) => authorized);
  const offered = proved.length > 0 ? proved : companies;
  return offered.find(({ current }) => current) ?? offered[0];
}
