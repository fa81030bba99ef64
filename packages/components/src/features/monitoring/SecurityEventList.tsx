import { listSecurityEvents, SecurityEventTypeLabels } from '@huiqi/sdk';
import { filterTabs } from '../../patterns/ListView/filterTabs.js';
import type { HostedFilters } from '../../patterns/ListView/types.js';
import { useInvalidate } from '../../provider/useInvalidate.js';
import { useOperationList } from '../../provider/useOperationList.js';
import { useMonitoringCopy } from './copy.js';
import {
  securityEventFilterLabels,
  securityEventFilters,
  type SecurityEventFilters,
} from './securityEventFilters.js';
import { SecurityEventListView } from './SecurityEventListView.js';

export type SecurityEventListProps = HostedFilters<SecurityEventFilters>;

/** The platform's security events, for administrators. */
export function SecurityEventList(props: SecurityEventListProps) {
  const { filters, onFiltersChange, hrefForFilters, size } = props;
  const copy = useMonitoringCopy();
  const invalidate = useInvalidate();
  const events = useOperationList(listSecurityEvents, {
    filters: securityEventFilters,
    labels: securityEventFilterLabels(copy),
    values: filters,
    onValuesChange: onFiltersChange,
    size,
  });
  return (
    <SecurityEventListView
      {...events}
      {...filterTabs(events.list, {
        filter: 'event',
        labels: { all: copy.all, ...SecurityEventTypeLabels },
        hrefForFilters,
      })}
      onRefresh={() => void invalidate('monitoring')}
    />
  );
}
