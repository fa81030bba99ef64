import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList.js';

const meta = { title: 'ui/DescriptionList', component: DescriptionList } satisfies Meta<
  typeof DescriptionList
>;
export default meta;

const items = [
  { term: '企业名称', value: '重庆明月食品有限公司' },
  { term: '申请金额', value: '100万元' },
  { term: '备注', value: '--' },
];

export const OneColumn: StoryObj = { render: () => <DescriptionList items={items} columns={1} /> };
export const TwoColumns: StoryObj = { render: () => <DescriptionList items={items} columns={2} /> };
