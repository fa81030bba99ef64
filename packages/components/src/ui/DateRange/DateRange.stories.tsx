import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DateRange } from './DateRange.js';

const meta = { title: 'ui/DateRange', component: DateRange } satisfies Meta<typeof DateRange>;
export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <DateRange legend="申请时间" start="2026-11-01" end="2026-11-20" onChange={() => undefined} />
      <DateRange
        legend="放款时间"
        start="2026-11-20"
        end="2026-11-01"
        error="结束日期不能早于开始日期"
        onChange={() => undefined}
      />
    </>
  ),
};

function Chosen() {
  const [range, setRange] = useState({ start: '', end: '' });
  return <DateRange legend="申请时间" {...range} onChange={setRange} />;
}

export const Filled: StoryObj = {
  render: () => <Chosen />,
  play: async ({ canvas }) => {
    const start = canvas.getByLabelText('开始日期');
    const end = canvas.getByLabelText('结束日期');
    await userEvent.type(start, '20261101');
    await userEvent.type(end, '2026-10-20');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('日期不能晚于 2026-10-20');
    await userEvent.clear(end);
    await userEvent.type(end, '2026-11-20');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('');
    await expect(start).toHaveValue('2026-11-01');
  },
};

export const Playground: StoryObj<typeof DateRange> = {
  args: {
    legend: '申请时间',
    start: '2026-11-01',
    end: '2026-11-20',
    hint: '最多查询一年',
    required: false,
    disabled: false,
  },
  render: function Kept(args) {
    const [range, setRange] = useState({ start: args.start, end: args.end });
    return <DateRange {...args} {...range} onChange={setRange} />;
  },
};
