import { listStaffOrders } from '@huiqi/sdk';
import { useState } from 'react';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useOperation } from '../../provider/useOperation.js';
import { useOperationList } from '../../provider/useOperationList.js';
import type { ListChange } from '../../patterns/ListView/types.js';
import { useOrdersCopy } from '../orders/copy.js';
import { useStaffOrdersCopy } from './copy.js';
import { statusOfTab, tabOf, tabsOf, type DeskTabName } from './deskTab.js';
import {
  staffOrderFilterLabels,
  staffOrderFilters,
  type StaffOrderFilters,
} from './staffOrderFilters.js';
import { StaffOrderListView, type StaffOrderLinks } from './StaffOrderListView.js';

export interface StaffOrderListProps extends StaffOrderLinks {
  /** Filters in the host's hands (its address). The list keeps its own by default. */
  readonly filters?: StaffOrderFilters | undefined;
  readonly onFiltersChange?: ((filters: StaffOrderFilters, change: ListChange) => void) | undefined;
  /** The address of the desk with other filters. */
  readonly hrefForFilters: (filters: StaffOrderFilters) => string;
  /** Orders on a page. Defaults to 10. */
  readonly size?: number | undefined;
}

const step: ListChange = { replace: false };

/** The orders a staff member may see, with what waits for them. */
export function StaffOrderList(props: StaffOrderListProps) {
  const { filters, onFiltersChange, hrefForFilters, size, ...links } = props;
  const copy = useStaffOrdersCopy();
  const [own, setOwn] = useState<StaffOrderFilters>({});
  const values = filters ?? own;
  function change(next: StaffOrderFilters, kind = step) {
    setOwn(next);
    onFiltersChange?.(next, kind);
  }
  const orders = useOperationList(listStaffOrders, {
    filters: staffOrderFilters,
    labels: staffOrderFilterLabels(copy, useOrdersCopy()),
    values,
    onValuesChange: change,
    mode: 'submit',
    size,
  });
  const tabs = tabsOf(useCurrentUser().data?.roleType);
  const counts = {
    commission: useCount('commission', tabs),
    waiting: useCount('waiting', tabs),
    recommended: useCount('recommended', tabs),
    granted: useCount('granted', tabs),
    all: undefined,
  };
  return (
    <StaffOrderListView
      {...orders}
      {...links}
      tab={tabOf(values, tabs)}
      tabs={tabs.map((tab) => {
        const next = staffOrderFilters.change(values, { orderStatus: statusOfTab[tab] });
        return {
          id: tab,
          label: copy[tab],
          count: counts[tab],
          href: hrefForFilters(next),
          onOpen: () => change(next),
        };
      })}
    />
  );
}

/** How many wait in a tab, whatever else is filtered. */
function useCount(
  tab: Exclude<DeskTabName, 'all'>,
  tabs: readonly DeskTabName[],
): string | undefined {
  const input = { orderStatus: statusOfTab[tab], index: 1, size: 1 };
  const query = useOperation(listStaffOrders, input, {
    enabled: tabs.includes(tab),
    staleTime: 30_000,
  });
  return query.data?.page.total.toString();
}
