import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { RadioGroup } from './RadioGroup.js';

const meta = { title: 'ui/RadioGroup', component: RadioGroup } satisfies Meta<typeof RadioGroup>;
export default meta;

const options = [
  { value: 'ENTERPRISE', label: '企业续贷', hint: '以企业名义申请' },
  { value: 'PERSONAL', label: '个人续贷' },
];

function Chosen() {
  const [value, setValue] = useState('ENTERPRISE');
  return (
    <RadioGroup legend="续贷类型" name="type" options={options} value={value} onChange={setValue} />
  );
}

export const ByArrowKeys: StoryObj = {
  render: () => <Chosen />,
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: /企业续贷/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /个人续贷/ })).toBeChecked();
  },
};

export const Boxed: StoryObj<typeof RadioGroup> = {
  args: {
    legend: '办事效率',
    name: 'efficiency',
    options: ['很满意', '满意', '一般', '不满意'].map((label) => ({ value: label, label })),
    boxed: true,
  },
  render: function Kept(args) {
    const [value, setValue] = useState('满意');
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('一般'));
    await expect(canvas.getByRole('radio', { name: '一般' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '满意' })).not.toBeChecked();
  },
};

export const Playground: StoryObj<typeof RadioGroup> = {
  args: {
    legend: '续贷类型',
    name: 'type',
    options,
    value: 'ENTERPRISE',
    inline: true,
    disabled: false,
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
};
