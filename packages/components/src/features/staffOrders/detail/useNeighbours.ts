import { listStaffOrders } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { useState } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useOperation } from '../../../provider/useOperation.js';
import { neighboursOf, type Neighbours } from '../../../patterns/StaffDesk/neighboursOf.js';
import { useStaffOrdersCopy } from '../copy.js';
import { listInput, tabOf, type StaffOrderFilters } from '../list/staffOrderFilters.js';

export type { Neighbours };

export interface NeighboursOptions {
  readonly orderId: string;
  /** The page of the queue that the order was opened from. */
  readonly filters: StaffOrderFilters;
  /** Orders per page. Defaults to 10. */
  readonly size?: number | undefined;
  readonly linkTo: (orderId: string) => LinkTarget;
}

/** The neighbours of an order on the queue page it was opened from, which is usually cached. */
export function useNeighbours(options: NeighboursOptions): Neighbours {
  const { orderId, filters, size = pageSizes.adminOrders, linkTo } = options;
  const copy = useStaffOrdersCopy();
  const { data } = useOperation(listStaffOrders, listInput(filters, tabOf(filters), size));
  const rows = data?.content;
  // A decision removes an order from its queue: the next one is at the same position.
  const place = rows?.findIndex((row) => row.orderId === orderId) ?? -1;
  const [lastPlace, setLastPlace] = useState<number>();
  if (place >= 0 && place !== lastPlace) setLastPlace(place);
  return neighboursOf({
    rows,
    page: data?.page,
    isRecord: (row) => row.orderId === orderId,
    lastPlace,
    linkTo: (row) => linkTo(row.orderId),
    positionText: (n, total) => fillCopy(copy.position, { n, total }),
  });
}
