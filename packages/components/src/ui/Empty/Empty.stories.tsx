import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.js';
import { Empty } from './Empty.js';

const meta = { title: 'ui/Empty', component: Empty } satisfies Meta<typeof Empty>;
export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <Empty />
      <Empty
        title="没有符合条件的产品"
        description="请调整筛选条件"
        action={<Button>清空筛选</Button>}
      />
    </>
  ),
};

export const Playground: StoryObj<typeof Empty> = {
  args: { title: '没有符合条件的产品', description: '请调整筛选条件' },
};
