import type { RenewalPaths } from '@huiqi/components/renewals';
import { withQuery } from '../withQuery.js';

const renewalPath = (id: string) => `/loanRenewal/${encodeURIComponent(id)}`;

/** Addresses of renewals; their words (`apply`, `submitted`) mean others than those of products. */
export const widgetRenewalPaths: RenewalPaths = {
  banks: () => '/renewalBanks',
  apply: (bankId) => withQuery('/renewalApplication', { bankId }),
  submitted: (renewalId) => withQuery('/productStatus', { renewalId }),
  renewals: (query) => withQuery('/userCenter/renewals', Object.fromEntries(query ?? [])),
  renewal: renewalPath,
};
