import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.js';

const meta = { title: 'ui/Select', component: Select } satisfies Meta<typeof Select>;
export default meta;

const options = [
  { value: '12', label: '12个月' },
  { value: '24', label: '24个月' },
];

export const States: StoryObj = {
  render: () => (
    <>
      <Select aria-label="期限" options={options} placeholder="请选择期限" />
      <Select aria-label="已选期限" options={options} defaultValue="24" />
      <Select aria-label="有误" options={options} aria-invalid />
    </>
  ),
};

export const Playground: StoryObj<typeof Select> = {
  args: { 'aria-label': '期限', options, placeholder: '请选择期限' },
};
