import type { RelatedCompany } from '@huiqi/sdk';

/** The companies that a form began with, as authorised as they are by now. */
export const withAuthorisation = (
  began: readonly RelatedCompany[],
  now: readonly RelatedCompany[],
): readonly RelatedCompany[] =>
  began.map((company) => {
    const { authorized = company.authorized } = now.find(({ id }) => id === company.id) ?? {};
    return authorized === company.authorized ? company : { ...company, authorized };
  });
