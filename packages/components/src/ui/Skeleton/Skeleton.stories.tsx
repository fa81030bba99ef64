import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.js';

const meta = { title: 'ui/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const Shapes: StoryObj = {
  render: () => (
    <>
      <Skeleton lines={3} />
      <Skeleton shape="block" height={120} />
      <Skeleton shape="circle" width={48} height={48} />
    </>
  ),
};
