import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Tag } from '../Tag/Tag.js';
import { Table, type TableColumn, type TableSort } from './Table.js';

const meta = { title: 'ui/Table', component: Table } satisfies Meta<typeof Table>;
export default meta;

interface Row {
  readonly id: string;
  readonly company: string;
  readonly product: string;
  readonly amount: string;
  readonly date: string;
  readonly isDone: boolean;
}

const rows: readonly Row[] = [
  {
    id: 'HQ202611200001',
    company: '重庆明月食品有限公司',
    product: '云税贷（建设银行）',
    amount: '100.00',
    date: '2026-11-20',
    isDone: false,
  },
  {
    id: 'HQ202611190014',
    company: '重庆两江新区山水间农业综合开发与生态旅游股份有限公司',
    product: '烟商贷（重庆农商行）',
    amount: '1,250.50',
    date: '2026-11-19',
    isDone: true,
  },
];

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'company',
    header: '企业',
    kind: 'name',
    rowHeader: true,
    render: ({ company }) => company,
  },
  { key: 'code', header: '申请编号', kind: 'code', render: ({ id }) => id },
  { key: 'product', header: '产品', render: ({ product }) => product },
  {
    key: 'amount',
    header: '申请金额（万元）',
    kind: 'money',
    sortable: true,
    card: 'lead',
    unit: '万元',
    render: ({ amount }) => amount,
  },
  {
    key: 'date',
    header: '提交日期',
    kind: 'date',
    sortable: true,
    render: ({ date }) => date,
  },
  {
    key: 'status',
    header: '状态',
    width: 96,
    card: 'aside',
    render: ({ isDone }) => (
      <Tag tone={isDone ? 'success' : 'warning'}>{isDone ? '已放款' : '待处理'}</Tag>
    ),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    render: () => (
      <Button variant="text" size="small">
        处理
      </Button>
    ),
  },
];

function Applications({ desk = false }: { readonly desk?: boolean }) {
  const [sort, setSort] = useState<TableSort>();
  return (
    <Table
      caption="贷款申请"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => ({ href: `#${id}` })}
      sort={sort}
      onSortChange={setSort}
      {...(desk ? { density: 'compact', cardsBelow: 'desk' } : {})}
    />
  );
}

export const Comfortable: StoryObj = { render: () => <Applications /> };
export const Desk: StoryObj = { render: () => <Applications desk /> };

export const States: StoryObj = {
  render: () => (
    <>
      <Table caption="没有申请" columns={columns} rows={[]} rowKey={({ id }) => id} />
      <Table caption="加载中" columns={columns} rows={[]} rowKey={({ id }) => id} loading />
    </>
  ),
};

export const Sorted: StoryObj = {
  render: () => <Applications />,
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: '提交日期' });
    await expect(header).toHaveAttribute('aria-sort', 'none');
    canvas.getByRole('button', { name: '提交日期' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'none');
  },
};

export const Playground: StoryObj<typeof Table<Row>> = {
  args: {
    caption: '贷款申请',
    columns,
    rows,
    rowKey: ({ id }) => id,
    density: 'comfortable',
    cardsBelow: 'narrow',
    framed: true,
    loading: false,
    skeletonRows: 3,
  },
};
