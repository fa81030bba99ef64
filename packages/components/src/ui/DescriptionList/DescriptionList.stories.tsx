import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList, type DescriptionItem } from './DescriptionList.js';

const meta = { title: 'ui/DescriptionList', component: DescriptionList } satisfies Meta<
  typeof DescriptionList
>;
export default meta;

const items: readonly DescriptionItem[] = [
  { term: '企业名称', value: '重庆明月食品有限公司', kind: 'name' },
  { term: '统一社会信用代码', value: '91500000MA5U000000', kind: 'code' },
  { term: '申请金额', value: '100.00', unit: '万元', kind: 'money' },
  { term: '提交日期', value: '2026-11-20', kind: 'date' },
  { term: '备注', value: '--' },
];

type Story = StoryObj<typeof DescriptionList>;

export const OneColumn: Story = { args: { items, columns: 1 } };
export const TwoColumns: Story = { args: { items, columns: 2 } };
export const Small: Story = { args: { items, size: 'small' } };
