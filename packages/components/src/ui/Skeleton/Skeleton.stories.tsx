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

export const Lines: StoryObj = { render: () => <Skeleton preset="lines" /> };
export const Card: StoryObj = { render: () => <Skeleton preset="card" /> };
export const Table: StoryObj = { render: () => <Skeleton preset="table" rows={5} /> };
export const Detail: StoryObj = { render: () => <Skeleton preset="detail" /> };
export const Form: StoryObj = { render: () => <Skeleton preset="form" /> };
