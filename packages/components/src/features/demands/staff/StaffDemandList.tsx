import {
  countStaffDemands,
  DemandStatusLabels,
  listDemandDepartments,
  listStaffDemands,
  type StaffDemandCounts,
} from '@huiqi/sdk';
import { filterTabs } from '../../../patterns/ListView/filterTabs.js';
import type { HostedFilters } from '../../../patterns/ListView/types.js';
import type { RowSelection } from '../../../patterns/StaffDesk/useRowSelection.js';
import { useDeskSettings } from '../../../provider/useDeskSettings.js';
import { useFoundRows } from '../../../provider/useFoundRows.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useKeptSelection } from '../../../provider/useKeptSelection.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { useStaffDemandsCopy } from './copy.js';
import { DemandBatch } from './DemandBatch.js';
import {
  staffDemandFilterLabels,
  staffDemandFilters,
  type StaffDemandFilters,
} from './staffDemandFilters.js';
import { StaffDemandListView, type StaffDemandListViewProps } from './StaffDemandListView.js';

export interface StaffDemandListProps
  extends HostedFilters<StaffDemandFilters>, Pick<StaffDemandListViewProps, 'demandLink'> {}

const counted = {
  all: 'total',
  SUBMITTED: 'submitted',
  PROCESSING: 'processing',
  REPLIED: 'replied',
  CLOSED: 'closed',
} as const satisfies Record<string, keyof StaffDemandCounts>;

const batchWith = (hrefOf: (id: string) => string) => (selection: RowSelection) => (
  <DemandBatch {...{ selection, hrefOf }} />
);

/** The county's demands by state, most urgent first. */
export function StaffDemandList(props: StaffDemandListProps) {
  const { filters, onFiltersChange, hrefForFilters, size, ...links } = props;
  const copy = useStaffDemandsCopy();
  const invalidate = useInvalidate();
  const settings = useDeskSettings(size);
  const departments = useOperation(listDemandDepartments, {}, { staleTime: 300_000 }).data ?? [];
  const { input, ...demands } = useOperationList(listStaffDemands, {
    filters: staffDemandFilters,
    labels: staffDemandFilterLabels(copy, departments),
    values: filters,
    onValuesChange: onFiltersChange,
    size: settings.choice.size,
  });
  const selectFound = useFoundRows(listStaffDemands, input);
  const kept = useKeptSelection(listStaffDemands);
  const { status: _status, index: _index, ...narrowing } = demands.list.values;
  const counts = useOperation(countStaffDemands, narrowing, {
    refetchEvery: 60_000,
    keepPrevious: true,
  }).data;
  return (
    <StaffDemandListView
      {...demands}
      settings={settings}
      batch={{
        recordOf: ({ title, version }) => ({ name: title, version }),
        selectFound,
        kept,
        actions: batchWith((id) => links.demandLink(id).href),
      }}
      {...links}
      onRefresh={() => void invalidate('demands')}
      {...filterTabs(demands.list, {
        filter: 'status',
        labels: { all: copy.all, ...DemandStatusLabels },
        hrefForFilters,
        countOf: (status) => counts?.[counted[status]].toString() ?? null,
      })}
    />
  );
}
