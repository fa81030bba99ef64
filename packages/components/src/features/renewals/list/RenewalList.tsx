import {
  getRenewalStatistics,
  listRenewals,
  RenewalAcceptStatusLabels,
  RenewalAcceptStatusValues,
  type RenewalAcceptStatus,
  type RenewalStatistics,
} from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { useState } from 'react';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useRenewalsCopy } from '../copy.js';
import { renewalFilters, type RenewalFilters } from './renewalFilters.js';
import { RenewalListView, type RenewalLinks } from './RenewalListView.js';

export interface RenewalListProps extends RenewalLinks {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: RenewalFilters | undefined;
  readonly onFiltersChange?: ((filters: RenewalFilters, change: ListChange) => void) | undefined;
  /** The address of the list with other filters. */
  readonly hrefForFilters: (filters: RenewalFilters) => string;
  /** Renewals per page. Defaults to 10. */
  readonly size?: number | undefined;
}

const step: ListChange = { replace: false };
const counted = {
  ACCEPT_SUCCESS: 'acceptSuccess',
  APPROVAL_SUCCESS: 'approvalSuccess',
  APPROVAL_FAIL: 'approvalFail',
} as const satisfies Record<RenewalAcceptStatus, keyof RenewalStatistics>;

/** The user's renewals, by state. */
export function RenewalList(props: RenewalListProps) {
  const { filters, onFiltersChange, hrefForFilters, size = pageSizes.orders, ...links } = props;
  const copy = useRenewalsCopy();
  const [own, setOwn] = useState<RenewalFilters>({});
  const values = filters ?? own;
  function change(next: RenewalFilters, kind = step) {
    setOwn(next);
    onFiltersChange?.(next, kind);
  }
  const renewals = useOperationList(listRenewals, {
    filters: renewalFilters,
    labels: {},
    values,
    onValuesChange: change,
    size,
  });
  const counts = useOperation(getRenewalStatistics, {}).data;
  const tabTo = (id: 'all' | RenewalAcceptStatus, label: string, count: number | undefined) => {
    const next = renewalFilters.change(values, { acceptStatus: id === 'all' ? undefined : id });
    return {
      id,
      label,
      count: count?.toString(),
      href: hrefForFilters(next),
      onOpen: () => change(next),
    };
  };
  return (
    <RenewalListView
      {...renewals}
      {...links}
      tab={values.acceptStatus ?? 'all'}
      tabs={[
        tabTo('all', copy.all, counts?.total),
        ...RenewalAcceptStatusValues.map((status) =>
          tabTo(status, RenewalAcceptStatusLabels[status], counts?.[counted[status]]),
        ),
      ]}
    />
  );
}
