import { tabsInQuery, type ScreenProps } from '../../provider/screen.js';
import type { MonitoringPaths } from './paths.js';
import { securityEventFilters } from './securityEventFilters.js';
import { SecurityEventList } from './SecurityEventList.js';

/** The security events; filters and page are in the address. */
export function SecurityEventsScreen(props: ScreenProps<MonitoringPaths>) {
  return (
    <SecurityEventList {...tabsInQuery(props, securityEventFilters, props.paths.securityEvents)} />
  );
}
