import type { MonitoringPaths } from '@huiqi/components/monitoring';
import { withQuery } from '../../routes/withQuery.js';

/** Addresses of what an administrator watches, which are ours. */
export const monitoringPaths: MonitoringPaths = {
  jobs: (query) => withQuery('/jobManage', Object.fromEntries(query ?? [])),
  securityEvents: (query) => withQuery('/securityEvents', Object.fromEntries(query ?? [])),
};
