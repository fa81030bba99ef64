import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Tag } from '../Tag/Tag.js';
import type { TableColumn, TableSort } from '../Table/Table.js';
import { WindowedTable } from './WindowedTable.js';

const meta = { title: 'ui/WindowedTable', component: WindowedTable } satisfies Meta<
  typeof WindowedTable
>;
export default meta;

interface Row {
  readonly id: string;
  readonly company: string;
  readonly product: string;
  readonly amount: number;
  readonly date: string;
  readonly isDone: boolean;
}

const products = ['云税贷', '烟商贷', '抵押快贷', '惠农振兴贷'];
const makeRows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_unused, turn) => ({
    id: `DJ20261120${String(turn + 1).padStart(6, '0')}`,
    company: `重庆明月${turn + 1}号食品加工与冷链仓储有限责任公司`,
    product: products[turn % 4] ?? '',
    amount: ((turn * 7919) % 5_000) + 1,
    date: `2026-${String((turn % 12) + 1).padStart(2, '0')}-${String((turn % 28) + 1).padStart(2, '0')}`,
    isDone: turn % 3 === 0,
  }));

const columns: readonly TableColumn<Row>[] = [
  { key: 'company', header: '企业', kind: 'name', rowHeader: true, render: (row) => row.company },
  { key: 'code', header: '申请编号', kind: 'code', render: ({ id }) => id },
  { key: 'product', header: '产品', render: ({ product }) => product },
  {
    key: 'amount',
    header: '申请金额（万元）',
    kind: 'money',
    sortable: true,
    card: 'lead',
    unit: '万元',
    render: ({ amount }) => amount.toLocaleString('en'),
  },
  { key: 'date', header: '提交日期', kind: 'date', sortable: true, render: ({ date }) => date },
  {
    key: 'status',
    header: '状态',
    width: 96,
    card: 'aside',
    render: ({ isDone }) => (
      <Tag tone={isDone ? 'success' : 'warning'}>{isDone ? '已放款' : '待处理'}</Tag>
    ),
  },
];
const keyOf = ({ id }: Row) => id;
const linkOf = ({ id }: Row) => ({ href: `#${id}` });

const tenThousand = makeRows(10_000);

function Applications({ current }: { readonly current?: string }) {
  const [sort, setSort] = useState<TableSort>();
  const rows = useMemo(() => {
    if (!sort) return tenThousand;
    const turn = sort.direction === 'ascending' ? 1 : -1;
    return tenThousand.toSorted((one, other) =>
      sort.key === 'amount'
        ? (one.amount - other.amount) * turn
        : one.date.localeCompare(other.date) * turn,
    );
  }, [sort]);
  return (
    <WindowedTable
      caption="贷款申请"
      density="compact"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowLink={linkOf}
      sort={sort}
      onSortChange={setSort}
      currentKey={current}
    />
  );
}

export const TenThousandRows: StoryObj = {
  render: () => <Applications />,
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: '贷款申请' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(80);
    await userEvent.click(canvas.getByRole('button', { name: '申请金额（万元）' }));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('1');
  },
};

export const WithACurrentRow: StoryObj = {
  render: () => <Applications current="DJ20261120007000" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('DJ20261120007000')).toBeVisible();
  },
};

export const FewRows: StoryObj = {
  render: () => (
    <WindowedTable
      caption="贷款申请"
      height="panel"
      columns={columns}
      rows={makeRows(3)}
      rowKey={keyOf}
    />
  ),
};

export const States: StoryObj = {
  render: () => (
    <>
      <WindowedTable caption="没有申请" columns={columns} rows={[]} rowKey={keyOf} />
      <WindowedTable caption="加载中" columns={columns} rows={[]} rowKey={keyOf} loading />
    </>
  ),
};

export const Playground: StoryObj<typeof WindowedTable<Row>> = {
  args: {
    caption: '贷款申请',
    columns,
    rows: tenThousand,
    rowKey: keyOf,
    height: 'panel',
    density: 'compact',
    loading: false,
  },
};
