import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { contentPage } from '../page/storyPage.js';
import { PageState } from './PageState.js';
import type { DataStateValue } from './types.js';

const meta = { title: 'patterns/PageState', ...contentPage } satisfies Meta;
export default meta;

const retry = fn();
const story = (state: DataStateValue<string>): StoryObj => ({
  render: () => (
    <PageState
      state={state}
      loading={<Skeleton preset="detail" />}
      exit={{ label: '查看贷款产品', href: '#loan' }}
    >
      {(text) => <h1>{text}</h1>}
    </PageState>
  ),
});

export const Ready = story({ status: 'ready', data: '云税贷' });
export const Loading = story({ status: 'loading' });
export const Missing = story({
  status: 'error',
  error: { kind: 'mistake', title: '内容不存在或已被删除' },
});
export const Forbidden = story({
  status: 'error',
  error: { kind: 'forbidden', title: '没有权限', description: '请联系本单位的平台管理员。' },
});
export const Fault: StoryObj = {
  ...story({
    status: 'error',
    error: { title: '系统繁忙', requestId: 'web-20261121120000abc123' },
    retry,
  }),
  play: async ({ canvas }) => {
    retry.mockClear();
    canvas.getByRole('button', { name: '重试' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};
