import type { StaffRenewalPaths } from '@huiqi/components/renewals';
import { withQuery } from '../../routes/withQuery.js';

/** Addresses of the desk of renewals, which are ours. */
export const staffRenewalPaths: StaffRenewalPaths = {
  staffRenewals: (query) => withQuery('/renewalManage', Object.fromEntries(query ?? [])),
  staffRenewal: (id) => withQuery('/renewalManage', { id }),
};
