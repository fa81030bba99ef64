/** Enterprise demands: submitting one, the public list, replies and ratings, and the departments' desk. */

export { demandsCopy, type DemandsCopy } from './copy.js';
export { DemandDetail, type DemandDetailProps } from './DemandDetail.js';
export { DemandDetailView, type DemandDetailViewProps } from './DemandDetailView.js';
export { demandFilters, type DemandFilters } from './demandFilters.js';
export { DemandList, type DemandListProps } from './DemandList.js';
export { DemandListView, type DemandListViewProps } from './DemandListView.js';
export { DemandPulse } from './DemandPulse.js';
export { DemandRelease, type DemandReleaseProps } from './DemandRelease.js';
export { DemandResult, type DemandResultProps } from './DemandResult.js';
export { DemandStatusTag, type DemandStatusTagProps } from './DemandStatusTag.js';
export type { DemandPaths, StaffDemandPaths } from './paths.js';
export { staffDemandsCopy, type StaffDemandsCopy } from './staffCopy.js';
export { StaffDemandDetail, type StaffDemandDetailProps } from './StaffDemandDetail.js';
export { staffDemandFilters, type StaffDemandFilters } from './staffDemandFilters.js';
export { StaffDemandList, type StaffDemandListProps } from './StaffDemandList.js';
