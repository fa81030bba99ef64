import type { MonitoringPaths } from '@huiqi/components/monitoring';
import { withQuery } from '../../routes/withQuery.js';

/** Our addresses of the administrators' monitoring. */
export const monitoringPaths: MonitoringPaths = {
  jobs: (query) => withQuery('/jobManage', Object.fromEntries(query ?? [])),
  securityEvents: (query) => withQuery('/securityEvents', Object.fromEntries(query ?? [])),
};
