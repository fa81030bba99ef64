import type { PolicyOnlinePaths, PolicyPaths } from '@huiqi/components/policies';
import { withQuery } from '../../routes/withQuery.js';
import { companyPaths } from '../companies/paths.js';
import { policiesPath } from './policiesPath.js';

const at = (path: string) => (query?: URLSearchParams) =>
  withQuery(path, Object.fromEntries(query ?? []));

/** Addresses of policies (spec 2 §2). */
export const policyPaths: PolicyPaths & PolicyOnlinePaths = {
  home: () => '/policyOnline',
  search: at('/policy/search'),
  policy: (policyId) => `/policyDetail/${encodeURIComponent(policyId)}`,
  recommended: (policyId) => `/recommendDetail/${encodeURIComponent(policyId)}`,
  recommend: () => '/policy/recommend',
  recommendations: at('/mindRecommend/list'),
  favourites: at('/myFavorite/list'),
  companies: companyPaths.companies,
  apply: (policyId) => withQuery('/policy/apply', { policyId }),
  applications: () => '/policy/user',
  totalPolicies: at(policiesPath),
  totalSublist: at('/totalPolicy/sublist'),
  totalPolicy: (policyId, group) =>
    withQuery('/totalPolicy/detail', { ...Object.fromEntries(group ?? []), id: policyId }),
};

/** A policy of the list of all is declared below that list (spec 2 §2 /totalPolicy/applyMsg). */
export const totalPolicyPaths = {
  ...policyPaths,
  apply: (policyId: string) => withQuery('/totalPolicy/applyMsg', { policyId }),
};
