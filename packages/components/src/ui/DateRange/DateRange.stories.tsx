import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { DateRange } from './DateRange.js';

const meta = { title: 'ui/DateRange', component: DateRange } satisfies Meta;
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
    await fireEvent.change(start, { target: { value: '2026-11-01' } });
    await expect(end).toHaveAttribute('min', '2026-11-01');
    await fireEvent.change(end, { target: { value: '2026-11-20' } });
    await expect(start).toHaveAttribute('max', '2026-11-20');
    await expect(start).toHaveValue('2026-11-01');
  },
};
