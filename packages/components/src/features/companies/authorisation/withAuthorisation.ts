import type { RelatedCompany } from '@huiqi/sdk';

/** The initial companies, with their current authorisation. */
export const withAuthorisation = (
  began: readonly RelatedCompany[],
  now: readonly RelatedCompany[],
): readonly RelatedCompany[] =>
  began.map((company) => {
    const { authorized = company.authorized } = now.find(({ id }) => id === company.id) ?? {};
    return authorized === company.authorized ? company : { ...company, authorized };
  });
