/**
 * Monitoring: background jobs, which can be restarted or cancelled (`ADMIN_JOBS`), and security events
 * (`ADMIN_SECURITY`).
 */

export { monitoringCopy, type MonitoringCopy } from './copy.js';
export { jobFilters, type JobFilters } from './jobFilters.js';
export { JobList, type JobListProps } from './JobList.js';
export { JobListView, type JobListViewProps } from './JobListView.js';
export type { MonitoringPaths } from './paths.js';
export { securityEventFilters, type SecurityEventFilters } from './securityEventFilters.js';
export { SecurityEventList, type SecurityEventListProps } from './SecurityEventList.js';
export { SecurityEventListView, type SecurityEventListViewProps } from './SecurityEventListView.js';
