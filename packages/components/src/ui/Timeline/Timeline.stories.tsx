import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline.js';

const meta = { title: 'ui/Timeline', component: Timeline } satisfies Meta<typeof Timeline>;
export default meta;

export const Order: StoryObj<typeof Timeline> = {
  args: {
    items: [
      { key: '1', title: '提交申请', time: '2026-11-01 09:30', tone: 'info' },
      { key: '2', title: '银行授信通过', time: '2026-11-03 15:00', tone: 'success' },
      { key: '3', title: '银行审核不通过', description: '资料不全', tone: 'danger' },
    ],
  },
};
