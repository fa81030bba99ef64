import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { ErrorPanel } from './ErrorPanel.js';

const meta = { title: 'ui/ErrorPanel', component: ErrorPanel } satisfies Meta<typeof ErrorPanel>;
export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <ErrorPanel
        title="获取产品信息失败"
        description="请稍后重试"
        requestId="web-20261120083000a1b2c3"
        action={<Button>重试</Button>}
      />
      <ErrorPanel compact title="网络请求失败" />
    </>
  ),
};

export const Retried: StoryObj<{ onRetry: () => void }> = {
  args: { onRetry: fn() },
  render: ({ onRetry }) => (
    <ErrorPanel
      title="获取产品信息失败"
      description="请稍后重试"
      action={<Button onClick={onRetry}>重试</Button>}
    />
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('获取产品信息失败');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
