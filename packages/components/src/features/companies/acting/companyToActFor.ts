import type { RelatedCompany } from '@huiqi/sdk';

/**
 * The company that a form preselects: the current one, or the first, among those that have authorised the user. One
 * that has not is preselected only if there is no other, so that the form says what is missing.
 */
export function companyToActFor<Company extends Pick<RelatedCompany, 'authorized' | 'current'>>(
  companies: readonly Company[],
): Company | undefined {
  const proved = companies.filter(({ authorized }) => authorized);
  const offered = proved.length > 0 ? proved : companies;
  return offered.find(({ current }) => current) ?? offered[0];
}
