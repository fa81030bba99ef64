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
        title="系统繁忙，请稍后重试"
        description="若多次出现，请将请求编号告知客服。"
        requestId="web-20261120083000a1b2c3"
        onRetry={() => undefined}
      />
      <ErrorPanel kind="mistake" title="该产品已下架" action={<Button>查看其他产品</Button>} />
      <ErrorPanel kind="forbidden" title="您没有权限进行此操作" />
      <ErrorPanel compact title="网络请求失败" description="请检查网络连接。" />
      <ErrorPanel compact kind="mistake" title="图形验证码错误" />
      <ErrorPanel compact kind="forbidden" title="您没有权限进行此操作" />
    </>
  ),
};

export const Retried: StoryObj<{ onRetry: () => void }> = {
  args: { onRetry: fn() },
  render: ({ onRetry }) => (
    <ErrorPanel title="获取产品信息失败" description="请稍后重试" onRetry={onRetry} />
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('获取产品信息失败');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
