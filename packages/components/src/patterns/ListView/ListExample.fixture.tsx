import { useState, type ReactNode } from 'react';
import { Card } from '../../ui/Card/Card.js';
import { Table } from '../../ui/Table/Table.js';
import type { DataStateValue } from '../DataState/types.js';
import { defineFilters } from '../filters/defineFilters.js';
import { amount } from '../filters/amount.js';
import { date } from '../filters/date.js';
import { id, oneOf, page, sortBy, text } from '../filters/kinds.js';
import { range } from '../filters/range.js';
import type { FilterLabels, FilterValues } from '../filters/types.js';
import type { ListHeadProps } from './ListHead.js';
import { ListView } from './ListView.js';
import type { ListChange, ListControls, ListPage } from './types.js';
import { useListState } from './useListState.js';

export const filters = defineFilters({
  keyword: text(),
  category: id(),
  term: oneOf(['1-6', '7-12', '13-']),
  guarantee: oneOf(['CREDIT', 'MORTGAGE']),
  dates: range(date(), 'dateStart', 'dateEnd'),
  bank: text(),
  money: range(amount(), 'moneyStart', 'moneyEnd'),
  sort: sortBy(['new', 'rate'], { default: 'new' }),
  index: page(),
});
type Spec = typeof filters.spec;
export type Values = FilterValues<Spec>;

const labels: FilterLabels<Spec> = {
  keyword: { label: '关键词', placeholder: '产品或银行' },
  category: { label: '产品类型', values: { 1: '税贷', 2: '烟商贷' } },
  term: { label: '期限', values: { '1-6': '1-6个月', '7-12': '7-12个月', '13-': '13个月以上' } },
  guarantee: { label: '担保方式', values: { CREDIT: '信用', MORTGAGE: '抵押' } },
  dates: '申请日期',
  bank: '银行',
  money: { label: '额度', unit: '万元' },
};

export interface Row {
  readonly id: string;
  readonly name: string;
}
export const rowsOf = (index: number, total: number, size = 10): ListPage<Row> => ({
  rows: Array.from({ length: Math.max(0, Math.min(size, total - (index - 1) * size)) }, (_, at) => {
    const number = (index - 1) * size + at + 1;
    return { id: String(number), name: `产品 ${number}` };
  }),
  index,
  size,
  total,
});

export interface ExampleProps {
  readonly state?: DataStateValue<ListPage<Row>> | undefined;
  readonly total?: number | undefined;
  readonly start?: Values | undefined;
  readonly mode?: ListControls['mode'] | undefined;
  readonly level?: ListHeadProps['level'] | undefined;
  readonly hrefFor?: ((values: Values) => string) | undefined;
  readonly cards?: boolean | undefined;
  /** Neither keyword nor sort order. */
  readonly isPlain?: boolean | undefined;
  readonly actions?: ReactNode;
  readonly onValuesChange?: ((values: Values, change: ListChange) => void) | undefined;
}

const columns = [
  { key: 'name', header: '产品', rowHeader: true, render: ({ name }: Row) => name },
  { key: 'id', header: '编号', align: 'right' as const, render: (row: Row) => row.id },
];

/** A list whose host stores the filters, like a page in its address. */
export function Example(exampleProps: ExampleProps) {
  const { total = 27, start, isPlain = false, onValuesChange, ...props } = exampleProps;
  const [values, setValues] = useState<Values>(start ?? {});
  const list = useListState({
    filters,
    labels,
    sortLabels: { new: '最新发布', rate: '利率最低' },
    values,
    mode: props.mode,
    hrefFor: props.hrefFor,
    onValuesChange: (next, change) => {
      setValues(next);
      onValuesChange?.(next, change);
    },
  });
  const state = props.state ?? { status: 'ready', data: rowsOf(values.index ?? 1, total) };
  return (
    <ListView
      title="贷款产品"
      level={props.level}
      list={isPlain ? { ...list, keyword: undefined, sort: undefined } : list}
      actions={props.actions}
      state={state}
      skeleton={props.cards ? 'cards' : 'rows'}
      countText={(n) => `共 ${n} 个产品`}
      empty={{ title: '还没有产品', line: '银行发布产品后会显示在这里。' }}
    >
      {(rows) =>
        props.cards ? (
          <ul>
            {rows.map((row) => (
              <Card key={row.id} as="li">
                {row.name}
              </Card>
            ))}
          </ul>
        ) : (
          <Table caption="贷款产品" columns={columns} rows={rows} rowKey={(row) => row.id} />
        )
      }
    </ListView>
  );
}
