import { listStaffOrders } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { useOperation } from '../../provider/useOperation.js';
import { useStaffOrdersCopy } from './copy.js';
import { staffOrderFilters, type StaffOrderFilters } from './staffOrderFilters.js';

/** Where an order stands in its queue. */
export interface Neighbours {
  readonly previous?: LinkTarget | undefined;
  readonly next?: LinkTarget | undefined;
  /** 第 3 笔，共 27 笔. */
  readonly position?: string | undefined;
}

export interface NeighboursOptions {
  readonly orderId: string;
  /** The page of the queue that the order was opened from. */
  readonly filters: StaffOrderFilters;
  /** Orders on a page. Defaults to 10. */
  readonly size?: number | undefined;
  readonly linkTo: (orderId: string) => LinkTarget;
}

/** The orders beside one, on the page of the queue it was opened from; that page is usually still cached. */
export function useNeighbours(options: NeighboursOptions): Neighbours {
  const { orderId, filters, size = pageSizes.adminOrders, linkTo } = options;
  const copy = useStaffOrdersCopy();
  const query = useOperation(listStaffOrders, { ...staffOrderFilters.resolve(filters), size });
  const rows = query.data?.content ?? [];
  const place = rows.findIndex((row) => row.orderId === orderId);
  const page = query.data?.page;
  if (place < 0 || !page) return {};
  const link = (at: number) => {
    const row = rows[at];
    return row && linkTo(row.orderId);
  };
  const n = (page.index - 1) * page.size + place + 1;
  return {
    previous: link(place - 1),
    next: link(place + 1),
    position: fillCopy(copy.position, { n, total: page.total }),
  };
}
