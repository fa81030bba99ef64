import {
  listStaffRenewals,
  RenewalAcceptStatusLabels,
  RenewalAcceptStatusValues,
  type RenewalAcceptStatus,
} from '@huiqi/sdk';
import { useState } from 'react';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useStaffRenewalsCopy } from './copy.js';
import {
  staffRenewalFilterLabels,
  staffRenewalFilters,
  type StaffRenewalFilters,
} from './staffRenewalFilters.js';
import { StaffRenewalListView, type StaffRenewalListViewProps } from './StaffRenewalListView.js';

export interface StaffRenewalListProps extends Pick<StaffRenewalListViewProps, 'renewalLink'> {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: StaffRenewalFilters | undefined;
  readonly onFiltersChange?:
    | ((filters: StaffRenewalFilters, change: ListChange) => void)
    | undefined;
  /** The desk's address with other filters. */
  readonly hrefForFilters: (filters: StaffRenewalFilters) => string;
  /** Renewals per page. Defaults to 10. */
  readonly size?: number | undefined;
}

const step: ListChange = { replace: false };

/** The renewals a staff member may see, with those awaiting the bank. */
export function StaffRenewalList(props: StaffRenewalListProps) {
  const { filters, onFiltersChange, hrefForFilters, size, ...links } = props;
  const copy = useStaffRenewalsCopy();
  const invalidate = useInvalidate();
  const [own, setOwn] = useState<StaffRenewalFilters>({});
  const values = filters ?? own;
  function change(next: StaffRenewalFilters, kind = step) {
    setOwn(next);
    onFiltersChange?.(next, kind);
  }
  const renewals = useOperationList(listStaffRenewals, {
    filters: staffRenewalFilters,
    labels: staffRenewalFilterLabels(copy),
    values,
    onValuesChange: change,
    size,
  });
  const waiting = useOperation(
    listStaffRenewals,
    { acceptStatus: 'ACCEPT_SUCCESS', index: 1, size: 1 },
    { staleTime: 30_000, refetchEvery: 60_000 },
  ).data?.page.total.toString();
  const tabTo = (id: 'all' | RenewalAcceptStatus, label: string, count?: string | null) => {
    const acceptStatus = id === 'all' ? undefined : id;
    // Typed but not yet submitted search text counts too.
    const next = staffRenewalFilters.change(renewals.list.typedValues(), { acceptStatus });
    return { id, label, count, href: hrefForFilters(next), onOpen: () => change(next) };
  };
  return (
    <StaffRenewalListView
      {...renewals}
      {...links}
      onRefresh={() => void invalidate('renewals')}
      tab={values.acceptStatus ?? 'all'}
      tabs={[
        tabTo('all', copy.all),
        ...RenewalAcceptStatusValues.map((status) =>
          tabTo(
            status,
            RenewalAcceptStatusLabels[status],
            status === 'ACCEPT_SUCCESS' ? (waiting ?? null) : undefined,
          ),
        ),
      ]}
    />
  );
}
