import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.js';

const meta = { title: 'ui/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const Shapes: StoryObj = {
  render: () => (
    <>
      <Skeleton lines={3} />
      <Skeleton shape="block" height={160} />
      <Skeleton shape="circle" width={48} height={48} />
    </>
  ),
};

type Story = StoryObj<typeof Skeleton>;

export const Lines: Story = { args: { preset: 'lines' } };
export const Card: Story = { args: { preset: 'card' } };
export const Table: Story = { args: { preset: 'table', rows: 5 } };
export const Detail: Story = { args: { preset: 'detail' } };
export const Form: Story = { args: { preset: 'form' } };
