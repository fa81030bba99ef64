import type { PolicyApplicationPaths } from '@huiqi/components/policyApplications';
import { withQuery } from '../../routes/withQuery.js';
import { companyPaths } from '../companies/paths.js';
import { policyApplicationPath } from './policyApplicationPath.js';

/** The form of a draft or declaration; the address says which one, `mode=check` makes it read-only. */
const form = '/policy/user/applyMsg';

/** Addresses of declarations (spec 2 §2 Policy). */
export const policyApplicationPaths: PolicyApplicationPaths = {
  apply: (policyId) => withQuery('/policy/apply', { policyId }),
  draft: (draftId) => withQuery(form, { draftId }),
  resubmit: (orderId) => withQuery(form, { orderId }),
  application: policyApplicationPath,
  applications: (query) => withQuery('/policy/user', Object.fromEntries(query ?? [])),
  policy: (policyId) => `/policyDetail/${encodeURIComponent(policyId)}`,
  policies: () => '/policy/search',
  companies: companyPaths.companies,
};
