import type { OrderPage } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.js';
import { DateRange } from '../../ui/DateRange/DateRange.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { Pager } from '../../ui/Pager/Pager.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { Table } from '../../ui/Table/Table.js';
import { appliedOrderFilters, removalOf } from './appliedOrderFilters.js';
import { changeOrderFilters, type StaffOrderFilters } from './orderFilters.js';
import { orderColumns, type OrderLinks } from './orderColumns.js';
import { count, stack } from './orders.css.js';
import { StatusFilter } from './StatusFilter.js';
import { useOrdersCopy } from './copy.js';

export interface OrderListViewProps extends OrderLinks {
  readonly caption: string;
  readonly state: DataStateValue<OrderPage>;
  readonly filters: StaffOrderFilters;
  readonly onFiltersChange: (filters: StaffOrderFilters) => void;
  /** Further filters, drawn under the common ones. */
  readonly children?: ReactNode;
}

/** Filters, table and pager of orders. */
export function OrderListView(props: OrderListViewProps) {
  const { caption, state, filters, onFiltersChange, children, ...links } = props;
  const copy = useOrdersCopy();
  const change = (part: Partial<StaffOrderFilters>) =>
    onFiltersChange(changeOrderFilters<StaffOrderFilters>(filters, part));
  const { dateStart = '', dateEnd = '' } = filters;
  const wrongDates = dateStart !== '' && dateEnd !== '' && dateStart > dateEnd;
  return (
    <section className={stack} aria-label={caption}>
      <FilterBar
        label={copy.filters}
        applied={appliedOrderFilters(filters, copy)}
        onRemove={(key) => change(removalOf(key))}
        onClear={() => onFiltersChange({})}
      >
        <StatusFilter
          value={filters.orderStatus}
          onChange={(orderStatus) => change({ orderStatus })}
        />
        <DateRange
          legend={copy.dates}
          start={dateStart}
          end={dateEnd}
          error={wrongDates ? copy.dateWrong : undefined}
          onChange={({ start, end }) =>
            change({ dateStart: start || undefined, dateEnd: end || undefined })
          }
        />
      </FilterBar>
      {children}
      <DataState
        state={state}
        loading={<Skeleton lines={10} />}
        empty={<Empty title={copy.emptyTitle} description={copy.emptyHint} />}
      >
        {({ content, page }) => (
          <div className={stack}>
            <p className={count} role="status">
              {fillCopy(copy.total, { n: page.total })}
            </p>
            <Table
              caption={caption}
              columns={orderColumns(copy, links)}
              rows={content}
              rowKey={(row) => row.orderId}
            />
            <Pager
              label={copy.pager}
              index={page.index}
              size={page.size}
              total={page.total}
              onChange={(index) => onFiltersChange({ ...filters, index })}
            />
          </div>
        )}
      </DataState>
    </section>
  );
}
