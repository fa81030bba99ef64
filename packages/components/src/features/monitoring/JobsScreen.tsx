import { tabsInQuery, type ScreenProps } from '../../provider/screen.js';
import { jobFilters } from './jobFilters.js';
import { JobList } from './JobList.js';
import type { MonitoringPaths } from './paths.js';

/** The background jobs; filters and page are in the address. */
export function JobsScreen(props: ScreenProps<MonitoringPaths>) {
  return <JobList {...tabsInQuery(props, jobFilters, props.paths.jobs)} />;
}
