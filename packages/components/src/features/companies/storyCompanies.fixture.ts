import type { AuthorisationBase, RelatedCompany, RelatedCompanyList } from '@huiqi/sdk';
import { examples, type MockScenarios } from '@huiqi/sdk/testing';

const [example] = (examples.listRelatedCompanies['default'] as RelatedCompanyList).content;

/** A company that has authorised the user. */
export const provedCompany = { ...example, authorized: true } as RelatedCompany;

/** The current company, which has not authorised the user. */
export const unprovedCompany: RelatedCompany = {
  ...provedCompany,
  id: '200002',
  nsrsbh: '91500231MA5U0000X2',
  creditCode: '91500231MA5U0000X2',
  qymc: '重庆清泉商贸有限公司',
  authorized: false,
  current: true,
};

/** A user with these companies. */
export const companiesOf = (...content: RelatedCompany[]): MockScenarios => ({
  listRelatedCompanies: { data: { content, totalElements: content.length } },
});

/** A user whose unproved company becomes proved by authorising it. */
export function authorisedOnRequest(...others: RelatedCompany[]): MockScenarios {
  let authorized = false;
  return {
    listRelatedCompanies: () => {
      const content = [{ ...unprovedCompany, authorized }, ...others];
      return { data: { content, totalElements: content.length } };
    },
    getAuthorisationBase: {
      data: {
        ...(examples.getAuthorisationBase['default'] as AuthorisationBase),
        phoneCodeRequired: false,
      },
    },
    certifyEnterprise: () => {
      authorized = true;
      return {};
    },
  };
}
