import { listTicketApplications } from '@huiqi/sdk';
import { useState } from 'react';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { ticketApplicationFilters, type TicketApplicationFilters } from '../couponFilters.js';
import {
  TicketApplicationListView,
  type TicketApplicationLinks,
} from './TicketApplicationListView.js';

export interface TicketApplicationListProps extends TicketApplicationLinks {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: TicketApplicationFilters | undefined;
  readonly onFiltersChange?:
    | ((filters: TicketApplicationFilters, change: ListChange) => void)
    | undefined;
  /** Applications per page. Defaults to 10. */
  readonly size?: number | undefined;
}

/** The user's applications for tickets. */
export function TicketApplicationList(props: TicketApplicationListProps) {
  const { filters, onFiltersChange, size, ...links } = props;
  const [own, setOwn] = useState<TicketApplicationFilters>({});
  const applications = useOperationList(listTicketApplications, {
    filters: ticketApplicationFilters,
    labels: {},
    values: filters ?? own,
    onValuesChange: (next, change) => {
      setOwn(next);
      onFiltersChange?.(next, change);
    },
    size,
  });
  return <TicketApplicationListView {...applications} {...links} />;
}
