import type { ScreenProps } from '../../provider/screen.js';
import type { MonitoringPaths } from './paths.js';
import { securityEventFilters } from './securityEventFilters.js';
import { SecurityEventList } from './SecurityEventList.js';

/** The security events; filters and page are in the address. */
export function SecurityEventsScreen(props: ScreenProps<MonitoringPaths>) {
  const { query, paths, setQuery, hrefFor, pageSize } = props;
  return (
    <SecurityEventList
      size={pageSize}
      filters={securityEventFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(securityEventFilters.format(filters), change)}
      hrefForFilters={(filters) =>
        hrefFor(paths.securityEvents(securityEventFilters.format(filters)))
      }
    />
  );
}
