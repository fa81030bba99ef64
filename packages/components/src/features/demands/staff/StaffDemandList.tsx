import {
  countStaffDemands,
  DemandStatusLabels,
  DemandStatusValues,
  listDemandDepartments,
  listStaffDemands,
  type DemandStatus,
  type StaffDemandCounts,
} from '@huiqi/sdk';
import { useState } from 'react';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { useStaffDemandsCopy } from './copy.js';
import {
  staffDemandFilterLabels,
  staffDemandFilters,
  type StaffDemandFilters,
} from './staffDemandFilters.js';
import { StaffDemandListView, type StaffDemandListViewProps } from './StaffDemandListView.js';

export interface StaffDemandListProps extends Pick<StaffDemandListViewProps, 'demandLink'> {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: StaffDemandFilters | undefined;
  readonly onFiltersChange?:
    | ((filters: StaffDemandFilters, change: ListChange) => void)
    | undefined;
  /** The desk's address with other filters. */
  readonly hrefForFilters: (filters: StaffDemandFilters) => string;
  /** Demands per page. Defaults to 10. */
  readonly size?: number | undefined;
}

const step: ListChange = { replace: false };
const counted = {
  SUBMITTED: 'submitted',
  PROCESSING: 'processing',
  REPLIED: 'replied',
  CLOSED: 'closed',
} as const satisfies Record<DemandStatus, keyof StaffDemandCounts>;

/** The county's demands by state, most urgent first. */
export function StaffDemandList(props: StaffDemandListProps) {
  const { filters, onFiltersChange, hrefForFilters, size, ...links } = props;
  const copy = useStaffDemandsCopy();
  const invalidate = useInvalidate();
  const [own, setOwn] = useState<StaffDemandFilters>({});
  const values = filters ?? own;
  function change(next: StaffDemandFilters, kind = step) {
    setOwn(next);
    onFiltersChange?.(next, kind);
  }
  const departments = useOperation(listDemandDepartments, {}, { staleTime: 300_000 }).data ?? [];
  const demands = useOperationList(listStaffDemands, {
    filters: staffDemandFilters,
    labels: staffDemandFilterLabels(copy, departments),
    values,
    onValuesChange: change,
    size,
  });
  const { keyword, demandType, departmentId, overdue } = values;
  const counts = useOperation(
    countStaffDemands,
    {
      ...(keyword === undefined ? {} : { keyword }),
      ...(demandType === undefined ? {} : { demandType }),
      ...(departmentId === undefined ? {} : { departmentId }),
      ...(overdue === undefined ? {} : { overdue }),
    },
    { refetchEvery: 60_000, keepPrevious: true },
  ).data;
  const tabTo = (id: 'all' | DemandStatus, label: string, count: number | undefined) => {
    const status = id === 'all' ? undefined : id;
    // Typed but not yet submitted search text counts too.
    const next = staffDemandFilters.change(demands.list.typedValues(), { status });
    const href = hrefForFilters(next);
    return { id, label, count: count?.toString() ?? null, href, onOpen: () => change(next) };
  };
  return (
    <StaffDemandListView
      {...demands}
      {...links}
      onRefresh={() => void invalidate('demands')}
      tab={values.status ?? 'all'}
      tabs={[
        tabTo('all', copy.all, counts?.total),
        ...DemandStatusValues.map((status) =>
          tabTo(status, DemandStatusLabels[status], counts?.[counted[status]]),
        ),
      ]}
    />
  );
}
