import { listStaffDemands } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useOperation } from '../../../provider/useOperation.js';
import { neighboursOf, type Neighbours } from '../../../patterns/StaffDesk/neighboursOf.js';
import { useStaffDemandsCopy } from './copy.js';
import { staffDemandFilters, type StaffDemandFilters } from './staffDemandFilters.js';

interface Options {
  readonly demandId: string;
  /** The page of the queue that the demand was opened from. */
  readonly filters: StaffDemandFilters;
  /** Demands per page. Defaults to 10. */
  readonly size?: number | undefined;
  readonly linkTo: (demandId: string) => LinkTarget;
}

/** The neighbours of a demand on the queue page it was opened from, which is usually cached. */
export function useDemandNeighbours(options: Options): Neighbours {
  const { demandId, filters, size = pageSizes.adminOrders, linkTo } = options;
  const copy = useStaffDemandsCopy();
  const { data } = useOperation(listStaffDemands, {
    ...staffDemandFilters.resolve(filters),
    size,
  });
  return neighboursOf({
    rows: data?.content,
    page: data?.page,
    isRecord: ({ id }) => id === demandId,
    linkTo: ({ id }) => linkTo(id),
    positionText: (n, total) => fillCopy(copy.position, { n, total }),
  });
}
