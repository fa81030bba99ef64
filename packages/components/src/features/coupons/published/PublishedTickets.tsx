import { listPublicTickets } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { useState } from 'react';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { useCouponsCopy } from '../copy.js';
import {
  publishedFilterLabels,
  publishedFilters,
  type PublishedFilters,
} from '../couponFilters.js';
import { PublishedTicketsView, type PublishedTicketsViewProps } from './PublishedTicketsView.js';

export interface PublishedTicketsProps extends Pick<PublishedTicketsViewProps, 'announcement'> {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: PublishedFilters | undefined;
  readonly onFiltersChange?: ((filters: PublishedFilters, change: ListChange) => void) | undefined;
  /** Tickets per page. Defaults to 10. */
  readonly size?: number | undefined;
}

/** The public list of issued tickets, searchable by company. */
export function PublishedTickets(props: PublishedTicketsProps) {
  const { filters, onFiltersChange, size = pageSizes.publicTickets, announcement } = props;
  const copy = useCouponsCopy();
  const [own, setOwn] = useState<PublishedFilters>({});
  const tickets = useOperationList(listPublicTickets, {
    filters: publishedFilters,
    labels: publishedFilterLabels(copy),
    keyword: 'companyName',
    values: filters ?? own,
    onValuesChange: (next, change) => {
      setOwn(next);
      onFiltersChange?.(next, change);
    },
    size,
  });
  return <PublishedTicketsView {...tickets} announcement={announcement} />;
}
