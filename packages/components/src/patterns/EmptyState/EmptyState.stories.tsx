import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../ui/Stack/Stack.js';
import { contentPage } from '../page/storyPage.js';
import { EmptyState } from './EmptyState.js';
import { ErrorState } from './ErrorState.js';

const meta = { title: 'patterns/EmptyState', ...contentPage } satisfies Meta;
export default meta;

const onClear = fn();
const onRetry = fn();

export const NeverHadAndFilteredAway: StoryObj = {
  render: () => (
    <Stack>
      <EmptyState
        kind="never"
        title="还没有贷款申请"
        line="提交申请后，可在这里查看进度、补充资料。"
        action={{ label: '查找贷款产品', href: '#/loan' }}
      />
      <EmptyState
        kind="filtered"
        title="没有符合条件的申请"
        line="共有 6 笔申请，当前的 3 个筛选条件下没有结果。"
        action={{ label: '清除全部条件', onSelect: onClear }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    onClear.mockClear();
    canvas.getByRole('button', { name: '清除全部条件' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onClear).toHaveBeenCalledOnce();
  },
};

export const NotFound: StoryObj = {
  render: () => (
    <ErrorState
      kind="notFound"
      heading="h1"
      line="产品可能已下架，或地址有误。"
      action={{ label: '查看全部产品', href: '#/loan' }}
    />
  ),
};

export const Forbidden: StoryObj = {
  render: () => (
    <ErrorState
      kind="forbidden"
      heading="h1"
      helper={
        <>
          这笔申请属于其他企业。需要查看的，请联系贵公司的平台管理员，或致电
          <a href="tel:02374500000">023-7450 0000</a>。
        </>
      }
      action={{ label: '返回我的申请', href: '#/orders' }}
    />
  ),
};

export const Fault: StoryObj = {
  render: () => (
    <ErrorState
      kind="fault"
      line="请稍后重试；仍不能打开的，请将请求编号告知客服。"
      requestId="web-20261120083000a1b2c3"
      action={{ label: '重试', onSelect: onRetry }}
    />
  ),
};
