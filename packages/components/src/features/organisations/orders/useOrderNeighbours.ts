import { listOrganisationOrders } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useOperation } from '../../../provider/useOperation.js';
import { neighboursOf, type Neighbours } from '../../../patterns/StaffDesk/neighboursOf.js';
import { useOrganisationsCopy } from '../copy.js';
import { deskTabOf } from '../deskTab.js';
import { organisationOrderFilters } from './organisationOrderFilters.js';

interface Options {
  readonly orderId: string;
  /** The query of the desk that the order was opened from. */
  readonly desk: URLSearchParams;
  /** Orders per page. Defaults to 10. */
  readonly size?: number | undefined;
  readonly linkTo: (orderId: string) => LinkTarget;
}

/** The neighbours of an order on the list page it was opened from, which is usually cached. */
export function useOrderNeighbours(options: Options): Neighbours {
  const { orderId, desk, size = pageSizes.default, linkTo } = options;
  const copy = useOrganisationsCopy();
  const filters = deskTabOf(desk) === 'orders' ? organisationOrderFilters.parse(desk) : {};
  const { data } = useOperation(listOrganisationOrders, {
    ...organisationOrderFilters.resolve(filters),
    size,
  });
  return neighboursOf({
    rows: data?.content,
    page: data?.page,
    isRecord: ({ id }) => id === orderId,
    linkTo: ({ id }) => linkTo(id),
    positionText: (n, total) => fillCopy(copy.position, { n, total }),
  });
}
