import type { StaffOrderSummary } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import type { ColumnChoice } from '../../../patterns/ColumnChooser/columnChoice.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { DeskList, type DeskBatch } from '../../../patterns/StaffDesk/DeskList.js';
import type { DeskSettingsProps } from '../../../patterns/StaffDesk/DeskSettings.js';
import type { DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import type { TableSort } from '../../../ui/Table/Table.js';
import { useHandlingTimesCopy } from '../../handlingTimes/copy.js';
import { useOrdersCopy } from '../../orders/copy.js';
import { useStaffOrdersCopy } from '../copy.js';
import type { DeskTabName } from './deskTab.js';
import { columnOptions, staffOrderColumns } from './staffOrderColumns.js';
import { isQueue } from './staffOrderFilters.js';

export interface StaffOrderLinks {
  readonly hrefForOrder: (orderId: string) => string;
  /** Handles a plain click; new tabs and windows are left to the browser. */
  readonly onOpenOrder?: ((orderId: string) => void) | undefined;
}

export interface StaffOrderListViewProps extends StaffOrderLinks {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<StaffOrderSummary>>;
  readonly tabs: readonly DeskTab[];
  readonly tab: DeskTabName;
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: ((sort: TableSort | undefined) => void) | undefined;
  /** Whether the viewer sees orders of several banks. */
  readonly ofSeveralBanks?: boolean | undefined;
  /** The columns selected by the viewer. */
  readonly columns?: ColumnChoice | undefined;
  readonly onColumnsChange?: ((choice: ColumnChoice) => void) | undefined;
  readonly savedFilters?: ReactNode;
  /** The viewer's page size and row height. */
  readonly settings?: DeskSettingsProps | undefined;
  /** 有 3 条新申请. */
  readonly news?: string | undefined;
  /** Rendered above the tabs, such as what is due. */
  readonly summary?: ReactNode;
  readonly onRefresh?: (() => void) | undefined;
  /** Rendered beside the title, such as an export of the list. */
  readonly actions?: ReactNode;
  /** Buttons of a row, such as assigning the order. */
  readonly rowActions?: ((order: StaffOrderSummary) => ReactNode) | undefined;
  /** Makes orders selectable, to act on many at once. */
  readonly batch?: DeskBatch<StaffOrderSummary> | undefined;
}

/** The desk: tabs with counts, filters, rows and pager. */
export function StaffOrderListView(props: StaffOrderListViewProps) {
  const { tab, columns = [], onColumnsChange, hrefForOrder, onOpenOrder, ...rest } = props;
  const { ofSeveralBanks = false, ...desk } = rest;
  const copy = useStaffOrdersCopy();
  const orders = useOrdersCopy();
  const all = staffOrderColumns(copy, orders, useHandlingTimesCopy(), ofSeveralBanks);
  return (
    <DeskList
      {...desk}
      tab={tab}
      title={copy.staffTitle}
      countText={(n) => fillCopy(orders.total, { n })}
      empty={
        tab === 'mine'
          ? { title: copy.nothingWaits, line: copy.nothingWaitsHint }
          : isQueue(tab)
            ? { title: copy.nothingDue, line: copy.nothingDueHint }
            : { title: copy.emptyTitle, line: copy.emptyHint }
      }
      columns={all}
      chooser={
        onColumnsChange && {
          options: columnOptions(all),
          choice: columns,
          onChange: onColumnsChange,
        }
      }
      rowKey={({ orderId }) => orderId}
      rowLink={({ orderId }) => ({
        href: hrefForOrder(orderId),
        onOpen: onOpenOrder && (() => onOpenOrder(orderId)),
      })}
    />
  );
}
