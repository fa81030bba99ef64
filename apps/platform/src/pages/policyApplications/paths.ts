import type { PolicyApplicationPaths } from '@huiqi/components/policyApplications';
import { withQuery } from '../../routes/withQuery.js';
import { companyPaths } from '../companies/paths.js';

/** The form and the record of a declaration stand at one address, which says what is opened. */
const form = '/policy/user/applyMsg';

/** Addresses of declarations (spec 2 §2 Policy). */
export const policyApplicationPaths: PolicyApplicationPaths = {
  apply: (policyId) => withQuery('/policy/apply', { policyId }),
  draft: (draftId) => withQuery(form, { draftId }),
  resubmit: (orderId) => withQuery(form, { orderId }),
  application: (orderId) => withQuery(form, { orderId, mode: 'check' }),
  applications: (query) => withQuery('/policy/user', Object.fromEntries(query ?? [])),
  policy: (policyId) => `/policyDetail/${encodeURIComponent(policyId)}`,
  policies: () => '/policy/search',
  companies: companyPaths.companies,
};
