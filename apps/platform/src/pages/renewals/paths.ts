import type { RenewalPaths } from '@huiqi/components/renewals';
import { withQuery } from '../../routes/withQuery.js';
import { companyPaths } from '../companies/paths.js';
import { renewalPath } from './renewalPath.js';

/** Addresses of renewals (spec 1 §2 Loans); the list and the banks are ours. */
export const renewalPaths: RenewalPaths = {
  banks: () => '/renewalBanks',
  apply: (bankId) => withQuery('/renewalApplication', { bankId }),
  submitted: (renewalId) => withQuery('/productStatus', { renewalId }),
  renewals: (query) => withQuery('/userCenter/renewals', Object.fromEntries(query ?? [])),
  renewal: renewalPath,
  companies: companyPaths.companies,
};
