import { listStaffRenewals } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useOperation } from '../../../provider/useOperation.js';
import { neighboursOf, type Neighbours } from '../../../patterns/StaffDesk/neighboursOf.js';
import { useStaffRenewalsCopy } from './copy.js';
import { staffRenewalFilters, type StaffRenewalFilters } from './staffRenewalFilters.js';

interface Options {
  readonly renewalId: string;
  /** The page of the queue that the renewal was opened from. */
  readonly filters: StaffRenewalFilters;
  /** Renewals per page. Defaults to 10. */
  readonly size?: number | undefined;
  readonly linkTo: (renewalId: string) => LinkTarget;
}

/** The neighbours of a renewal on the queue page it was opened from, which is usually cached. */
export function useRenewalNeighbours(options: Options): Neighbours {
  const { renewalId, filters, size = pageSizes.adminOrders, linkTo } = options;
  const copy = useStaffRenewalsCopy();
  const { data } = useOperation(listStaffRenewals, {
    ...staffRenewalFilters.resolve(filters),
    size,
  });
  return neighboursOf({
    rows: data?.content,
    page: data?.page,
    isRecord: ({ id }) => id === renewalId,
    linkTo: ({ id }) => linkTo(id),
    positionText: (n, total) => fillCopy(copy.position, { n, total }),
  });
}
