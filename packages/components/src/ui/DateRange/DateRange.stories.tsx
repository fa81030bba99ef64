import type { Meta, StoryObj } from '@storybook/react-vite';
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
