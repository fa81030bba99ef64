import type { StaffRenewalPaths } from '@huiqi/components/renewals';
import { withQuery } from '../../routes/withQuery.js';

/** Our addresses of the desk of renewals. */
export const staffRenewalPaths: StaffRenewalPaths = {
  staffRenewals: (query) => withQuery('/renewalManage', Object.fromEntries(query ?? [])),
  staffRenewal: (id) => withQuery('/renewalManage', { id }),
};
