import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from './Table.js';

const meta = { title: 'ui/Table', component: Table } satisfies Meta<typeof Table>;
export default meta;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
}
const rows: readonly Row[] = [
  { id: '1', name: '云税贷', amount: '100' },
  { id: '2', name: '烟商贷', amount: '50' },
];
const columns = [
  { key: 'name', header: '产品', rowHeader: true, render: ({ name }: Row) => name },
  {
    key: 'amount',
    header: '金额（万元）',
    align: 'right' as const,
    render: ({ amount }: Row) => amount,
  },
];

export const States: StoryObj = {
  render: () => (
    <>
      <Table caption="我的订单" columns={columns} rows={rows} rowKey={({ id }) => id} />
      <Table caption="没有订单" columns={columns} rows={[]} rowKey={({ id }) => id} />
      <Table caption="加载中" columns={columns} rows={[]} rowKey={({ id }) => id} loading />
    </>
  ),
};
