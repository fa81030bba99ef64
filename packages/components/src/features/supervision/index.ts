export { supervisionCopy, type SupervisionCopy } from './copy.js';
export { overseeFilters, type OverseeFilters } from './overseeFilters.js';
export type { SupervisionPaths } from './paths.js';
export { Supervision, type SupervisionProps } from './Supervision.js';
export { SupervisionView, type SupervisionViewProps } from './SupervisionView.js';
