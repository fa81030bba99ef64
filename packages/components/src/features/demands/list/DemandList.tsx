import { listAreaTree, listDemands } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { useState } from 'react';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { useDemandsCopy } from '../copy.js';
import { demandFilterLabels, demandFilters, type DemandFilters } from './demandFilters.js';
import { DemandListView, type DemandLinks } from './DemandListView.js';

export interface DemandListProps extends DemandLinks {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: DemandFilters | undefined;
  /** The address of each filter choice for server rendering, so that it works without scripts. */
  readonly addressFor?: ((filters: DemandFilters) => string) | undefined;
  readonly onFiltersChange?: ((filters: DemandFilters, change: ListChange) => void) | undefined;
  /** The address of the list with other filters. */
  readonly hrefForFilters: (filters: DemandFilters) => string;
  /** Called when a visitor wants to see their own demands. */
  readonly onLogin: () => void;
  /** Shows only the user's demands, on a page for them. */
  readonly own?: boolean | undefined;
  /** Demands per page. Defaults to 10. */
  readonly size?: number | undefined;
}

const step: ListChange = { replace: false };

/** Public demands, and the user's. */
export function DemandList(props: DemandListProps) {
  const {
    filters,
    addressFor,
    onFiltersChange,
    hrefForFilters,
    onLogin,
    own = false,
    size,
    ...links
  } = props;
  const copy = useDemandsCopy();
  const isVisitor = useCurrentUser().data === null;
  const areas = useOperation(listAreaTree, {}, { staleTime: 600_000 }).data ?? [];
  const [kept, keep] = useState<DemandFilters>({});
  const values = own ? { ...(filters ?? kept), mine: true as const } : (filters ?? kept);
  function change(next: DemandFilters, kind = step) {
    keep(next);
    onFiltersChange?.(next, kind);
  }
  const demands = useOperationList(listDemands, {
    filters: demandFilters,
    labels: demandFilterLabels(copy, areas),
    values,
    hrefFor: addressFor,
    onValuesChange: change,
    size: size ?? pageSizes.default,
  });
  const tabTo = (id: 'all' | 'mine', label: string) => {
    const mine = id === 'mine' ? true : undefined;
    const next = demandFilters.change(demands.list.typedValues(), { mine });
    const open = () => (mine && isVisitor ? onLogin() : change(next));
    return { id, label, href: hrefForFilters(next), onOpen: open };
  };
  return (
    <DemandListView
      {...demands}
      {...links}
      tab={values.mine ? 'mine' : 'all'}
      onLogin={values.mine && isVisitor ? onLogin : undefined}
      tabs={own ? [] : [tabTo('all', copy.all), tabTo('mine', copy.mine)]}
    />
  );
}
