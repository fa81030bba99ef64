import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.js';
import { FieldGroup } from './FieldGroup.js';

const meta = { title: 'ui/FieldGroup', component: FieldGroup } satisfies Meta<typeof FieldGroup>;
export default meta;

export const States: StoryObj = {
  render: () => (
    <FieldGroup legend="授权范围" required hint="可多选" error="请至少选择一项">
      <Checkbox label="纳税信息" />
      <Checkbox label="发票信息" />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /授权范围/ })).toHaveAccessibleDescription(
      /请至少选择一项/,
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: '纳税信息' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: '发票信息' })).toHaveFocus();
  },
};

export const Playground: StoryObj<typeof FieldGroup> = {
  args: {
    legend: '授权范围',
    required: true,
    hint: '可多选',
    error: '请至少选择一项',
    children: [
      <Checkbox key="tax" label="纳税信息" />,
      <Checkbox key="invoice" label="发票信息" />,
    ],
  },
};
