import {
  listSecurityEvents,
  SecurityEventTypeLabels,
  SecurityEventTypeValues,
  type SecurityEventType,
} from '@huiqi/sdk';
import type { ListChange } from '../../patterns/ListView/types.js';
import { useInvalidate } from '../../provider/useInvalidate.js';
import { useOperationList } from '../../provider/useOperationList.js';
import { useMonitoringCopy } from './copy.js';
import {
  securityEventFilterLabels,
  securityEventFilters,
  type SecurityEventFilters,
} from './securityEventFilters.js';
import { SecurityEventListView } from './SecurityEventListView.js';

export interface SecurityEventListProps {
  readonly filters: SecurityEventFilters;
  readonly onFiltersChange: (filters: SecurityEventFilters, change: ListChange) => void;
  /** The address of the list with other filters. */
  readonly hrefForFilters: (filters: SecurityEventFilters) => string;
  readonly size?: number | undefined;
}

const step: ListChange = { replace: false };

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
  const tabTo = (id: 'all' | SecurityEventType, label: string) => {
    const next = securityEventFilters.change(events.list.typedValues(), {
      event: id === 'all' ? undefined : id,
    });
    return { id, label, href: hrefForFilters(next), onOpen: () => onFiltersChange(next, step) };
  };
  return (
    <SecurityEventListView
      {...events}
      tab={filters.event ?? 'all'}
      tabs={[
        tabTo('all', copy.all),
        ...SecurityEventTypeValues.map((event) => tabTo(event, SecurityEventTypeLabels[event])),
      ]}
      onRefresh={() => void invalidate('monitoring')}
    />
  );
}
