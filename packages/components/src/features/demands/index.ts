/** Enterprise demands: submitting one, the public list, replies and ratings, and the departments' desk. */

export { demandsCopy, type DemandsCopy } from './copy.js';
export { DemandDetail, type DemandDetailProps } from './list/DemandDetail.js';
export { DemandDetailView, type DemandDetailViewProps } from './list/DemandDetailView.js';
export { demandFilters, type DemandFilters } from './list/demandFilters.js';
export { DemandList, type DemandListProps } from './list/DemandList.js';
export {
  DemandListView,
  type DemandListViewProps,
  type DemandLinks,
} from './list/DemandListView.js';
export { DemandPulse } from './release/DemandPulse.js';
export { DemandRelease, type DemandReleaseProps } from './release/DemandRelease.js';
export { DemandResult, type DemandResultProps } from './release/DemandResult.js';
export { DemandStatusTag, type DemandStatusTagProps } from './DemandStatusTag.js';
export type { DemandPaths, StaffDemandPaths } from './paths.js';
export { staffDemandsCopy, type StaffDemandsCopy } from './staff/copy.js';
export { StaffDemandDetail, type StaffDemandDetailProps } from './staff/StaffDemandDetail.js';
export { staffDemandFilters, type StaffDemandFilters } from './staff/staffDemandFilters.js';
export { StaffDemandList, type StaffDemandListProps } from './staff/StaffDemandList.js';
export type { StaffDemandListViewProps } from './staff/StaffDemandListView.js';
