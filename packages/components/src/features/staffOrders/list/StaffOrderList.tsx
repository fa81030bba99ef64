import {
  countStaffOrders,
  listStaffOrders,
  type SortDirection,
  type StaffOrderSummary,
} from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useDeskSettings } from '../../../provider/useDeskSettings.js';
import { useFoundRows } from '../../../provider/useFoundRows.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useKeptSelection } from '../../../provider/useKeptSelection.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { useUserPreference } from '../../../provider/useUserPreference.js';
import type { ListChange } from '../../../patterns/ListView/types.js';
import type { RowSelection } from '../../../patterns/StaffDesk/useRowSelection.js';
import { SavedFilters } from '../../../patterns/SavedFilters/SavedFilters.js';
import type { TableSort } from '../../../ui/Table/Table.js';
import { useHandlingTimesCopy } from '../../handlingTimes/copy.js';
import { useOrdersCopy } from '../../orders/copy.js';
import { useStaffOrdersCopy } from '../copy.js';
import { countOfTab, rareTabs, tabsOf } from './deskTab.js';
import {
  codeIn,
  countInput,
  directionOf,
  inTab,
  listInput,
  settleFilters,
  staffOrderFilterLabels,
  staffOrderFilters,
  tabOf,
  type FilterNames,
  type StaffOrderFilters,
} from './staffOrderFilters.js';
import { StaffOrderListView, type StaffOrderLinks } from './StaffOrderListView.js';
import { staffOrderPreferences } from './staffOrderPreferences.js';
import { useFilterNames } from './useFilterNames.js';

export interface StaffOrderListProps extends StaffOrderLinks {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: StaffOrderFilters | undefined;
  readonly onFiltersChange?: ((filters: StaffOrderFilters, change: ListChange) => void) | undefined;
  /** The desk's address with other filters. */
  readonly hrefForFilters: (filters: StaffOrderFilters) => string;
  /** Orders per page. Defaults to 10. */
  readonly size?: number | undefined;
  /** Rendered beside the title, such as an export of the list. */
  readonly actions?: ReactNode;
  /** Rendered above the tabs, such as what is due. */
  readonly summary?: ReactNode;
  /** Buttons of a row, such as assigning the order. */
  readonly rowActions?: ((order: StaffOrderSummary) => ReactNode) | undefined;
  /** Buttons for the selected orders, such as refusing them. Without it none can be selected. */
  readonly batchActions?: ((selection: RowSelection) => ReactNode) | undefined;
}

const step: ListChange = { replace: false };
/** Polling interval of the counts while the page is visible. */
const countEvery = 60_000;
/** Beyond this the server does not count. */
const maxCounted = 10_000;

/** The orders a staff member may see, those awaiting them first. */
export function StaffOrderList(props: StaffOrderListProps) {
  const { filters, onFiltersChange, hrefForFilters } = props;
  const { actions, summary, rowActions, batchActions, hrefForOrder, onOpenOrder } = props;
  const copy = useStaffOrdersCopy();
  const ordersCopy = useOrdersCopy();
  const [own, setOwn] = useState<StaffOrderFilters>({});
  const values = filters ?? own;
  const role = useCurrentUser().data?.roleType;
  const ofPlatform = role === 'OPERATOR' || role === 'ADMIN';
  const tabs = tabsOf(role);
  const tab = tabOf(values, tabs);
  const [columns, keepColumns] = useUserPreference(staffOrderPreferences.columns);
  const [saved, keepSaved] = useUserPreference(staffOrderPreferences.filters);
  const settings = useDeskSettings(props.size);
  const invalidate = useInvalidate();

  /** The code of the order that is opened once it is found. */
  const [wanted, setWanted] = useState<string>();
  function change(next: StaffOrderFilters, kind = step) {
    setWanted(codeIn(next));
    const settled = settleFilters(next);
    setOwn(settled);
    onFiltersChange?.(settled, kind);
  }
  const counts = useOperation(countStaffOrders, countInput(values), {
    keepPrevious: true,
    refetchEvery: countEvery,
  });
  const names = useFilterNames(counts.data !== undefined, { ofPlatform, city: values.scfCity });
  const { list, state, input } = useOperationList(listStaffOrders, {
    filters: staffOrderFilters,
    labels: staffOrderFilterLabels(copy, ordersCopy, useHandlingTimesCopy(), names),
    keyword: 'companyName',
    values,
    onValuesChange: change,
    mode: 'submit',
    toInput: (resolved) => listInput(resolved, tab, settings.choice.size),
  });
  const only = state.status === 'ready' && !state.refreshing && state.data.total === 1;
  const [sole] = only ? state.data.rows : [];
  const openedId = sole?.orderCode === wanted ? sole?.orderId : undefined;
  useEffect(() => {
    if (openedId !== undefined) onOpenOrder?.(openedId);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each code
  }, [openedId]);
  const selectFound = useFoundRows(listStaffOrders, input);
  const kept = useKeptSelection(listStaffOrders);
  const countText = (count: number) => (count > maxCounted ? copy.many : formatThousands(count));
  const shownCounts = counts.isPlaceholderData ? undefined : counts.data;
  const isCounted = state.status === 'ready' && !state.refreshing && !state.data.isMore;
  const found = isCounted ? state.data.total : undefined;
  const expected =
    shownCounts &&
    (values.orderStatus === undefined
      ? countOfTab(tab, shownCounts)
      : tab === 'all'
        ? (shownCounts.byStatus[values.orderStatus] ?? 0)
        : undefined);
  const arrived = found === undefined || expected === undefined ? 0 : expected - found;
  const query = (of: StaffOrderFilters) => staffOrderFilters.format({ ...of, index: undefined });
  const parse = (text: string) => staffOrderFilters.parse(new URLSearchParams(text));
  return (
    <StaffOrderListView
      settings={settings}
      list={withChoices(list, names, ofPlatform)}
      state={state}
      tab={tab}
      tabs={tabs.map((id) => {
        // Typed but not yet submitted search text counts too.
        const next = inTab(list.typedValues(), id);
        return {
          id,
          label: copy[id],
          isRare: rareTabs.includes(id),
          count: counts.data ? countText(countOfTab(id, counts.data)) : null,
          href: hrefForFilters(next),
          onOpen: () => change(next),
        };
      })}
      sort={toSort(directionOf(values, tab))}
      onSortChange={(sort) =>
        change(staffOrderFilters.change(values, { sortDirection: toDirection(sort) }))
      }
      ofSeveralBanks={role !== 'FINANCIER'}
      columns={columns}
      onColumnsChange={keepColumns}
      news={arrived > 0 ? fillCopy(copy.news, { n: arrived }) : undefined}
      onRefresh={() => void invalidate('staffOrders')}
      savedFilters={
        <SavedFilters
          saved={saved}
          onChange={keepSaved}
          current={query(values).toString()}
          canSave={list.active.length > 0}
          hrefFor={(text) => hrefForFilters(parse(text))}
          onApply={(text) => change(parse(text))}
        />
      }
      actions={actions}
      summary={summary}
      rowActions={rowActions}
      batch={
        batchActions && {
          recordOf: ({ companyName, version }) => ({ name: companyName, version }),
          selectFound,
          kept,
          actions: batchActions,
        }
      }
      hrefForOrder={hrefForOrder}
      onOpenOrder={onOpenOrder}
    />
  );
}

// Also how long orders have waited: those that were submitted first have waited longest.
const toSort = (direction: SortDirection): TableSort => ({
  key: 'created',
  direction: direction === 'ASC' ? 'ascending' : 'descending',
});
const toDirection = (sort: TableSort | undefined): SortDirection | undefined =>
  sort && (sort.direction === 'ascending' ? 'ASC' : 'DESC');

const hasChoice = (names: Readonly<Record<string, string>> = {}) => Object.keys(names).length > 1;

/** Without the fields that offer no choice: a bank's officers only see their own bank's orders. */
function withChoices<List extends { readonly fields: readonly { readonly key: string }[] }>(
  list: List,
  { provinces, districts }: FilterNames,
  ofPlatform: boolean,
): List {
  const hidden = new Set([
    ...(ofPlatform ? [] : ['bankId']),
    ...(hasChoice(provinces) ? [] : ['scfProvince']),
    ...(hasChoice(districts) ? [] : ['scfDistrict']),
  ]);
  return { ...list, fields: list.fields.filter(({ key }) => !hidden.has(key)) };
}
