import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.js';
import { Card } from '../Card/Card.js';
import { Stack } from './Stack.js';

const meta = { title: 'ui/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;

export const Column: StoryObj<typeof Stack> = {
  args: {
    gap: 3,
    children: [<Card key="one">企业信用贷</Card>, <Card key="other">税务信用贷</Card>],
  },
};

export const Row: StoryObj = {
  render: () => (
    <Stack direction="horizontal" justify="between">
      <Stack direction="horizontal" gap={2}>
        <Button variant="primary">通过申请</Button>
        <Button>退回补充</Button>
      </Stack>
      <Button variant="text">返回列表</Button>
    </Stack>
  ),
};
