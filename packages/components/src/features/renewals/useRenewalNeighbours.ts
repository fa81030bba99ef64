import { listStaffRenewals } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { useOperation } from '../../provider/useOperation.js';
import type { DecisionPanelProps } from '../../patterns/StaffDesk/DecisionPanel.js';
import { useStaffRenewalsCopy } from './staffCopy.js';
import { staffRenewalFilters, type StaffRenewalFilters } from './staffRenewalFilters.js';

/** Where a renewal stands in its queue: 第 3 笔，共 27 笔. */
export type RenewalNeighbours = Pick<DecisionPanelProps, 'next' | 'position' | 'previous'>;

interface Options {
  readonly renewalId: string;
  /** The page of the queue that the renewal was opened from. */
  readonly filters: StaffRenewalFilters;
  /** Renewals on a page. Defaults to 10. */
  readonly size?: number | undefined;
  readonly linkTo: (renewalId: string) => LinkTarget;
}

/** The renewals beside one, on the page of the queue it was opened from; that page is usually still cached. */
export function useRenewalNeighbours(options: Options): RenewalNeighbours {
  const { renewalId, filters, size = pageSizes.adminOrders, linkTo } = options;
  const copy = useStaffRenewalsCopy();
  const query = useOperation(listStaffRenewals, { ...staffRenewalFilters.resolve(filters), size });
  const rows = query.data?.content ?? [];
  const place = rows.findIndex(({ id }) => id === renewalId);
  const page = query.data?.page;
  if (place < 0 || !page) return {};
  const link = (at: number) => {
    const row = rows[at];
    return row && linkTo(row.id);
  };
  const n = (page.index - 1) * page.size + place + 1;
  return {
    previous: link(place - 1),
    next: link(place + 1),
    position: fillCopy(copy.position, { n, total: page.total }),
  };
}
