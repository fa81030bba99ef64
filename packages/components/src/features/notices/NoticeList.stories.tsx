import type { NoticePage } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { NoticeListView } from './NoticeListView.js';

const meta = { title: 'notices/NoticeList' } satisfies Meta;
export default meta;

const { content } = examples.listNotices['default'] as NoticePage;
const notices = content.flatMap((notice) => [
  notice,
  { ...notice, id: '2', content: '您的资料已更新', noticeStatus: 'READ' as const, orderId: null },
]);
const onMark = fn();
const draw = (hrefForOrder?: (id: string) => string) => (
  <HuiqiProvider client={createMockClient()}>
    <NoticeListView notices={notices} onMark={onMark} hrefForOrder={hrefForOrder} />
  </HuiqiProvider>
);

export const WithoutLinks: StoryObj = { render: () => draw() };
export const Ready: StoryObj = {
  render: () => draw((id) => `#${id}`),
  play: async ({ canvas }) => {
    onMark.mockClear();
    const marks = canvas.getAllByRole('button', { name: /标为已读/ });
    await expect(marks).toHaveLength(1);
    marks[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onMark).toHaveBeenCalledWith('1');
  },
};
