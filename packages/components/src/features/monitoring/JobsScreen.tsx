import type { ScreenProps } from '../../provider/screen.js';
import { jobFilters } from './jobFilters.js';
import { JobList } from './JobList.js';
import type { MonitoringPaths } from './paths.js';

/** The background jobs; filters and page are in the address. */
export function JobsScreen(props: ScreenProps<MonitoringPaths>) {
  const { query, paths, setQuery, hrefFor, pageSize } = props;
  return (
    <JobList
      size={pageSize}
      filters={jobFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(jobFilters.format(filters), change)}
      hrefForFilters={(filters) => hrefFor(paths.jobs(jobFilters.format(filters)))}
    />
  );
}
