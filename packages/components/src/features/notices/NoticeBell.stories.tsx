import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { noticesCopy } from './copy.js';
import { NoticeBell } from './NoticeBell.js';

const meta = { title: 'notices/NoticeBell' } satisfies Meta;
export default meta;

const onOpen = fn();
const draw = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <NoticeBell
      centre={{ href: '#centre' }}
      noticeLink={(id) => ({ href: `#${id}`, onOpen: () => void onOpen(id) })}
    />
  </HuiqiProvider>
);
const opened = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => draw(scenarios),
  play: async ({ canvas, canvasElement }) => {
    (await canvas.findByRole('button', { name: /消息通知/ })).focus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    await expect((await page.findAllByText(words))[0]).toBeVisible();
  },
});

export const Unread: StoryObj = {
  render: () => draw(mockScenarios.ready),
  play: async ({ canvas }) =>
    void (await canvas.findByRole('button', { name: '消息通知，2条未读' })),
};
export const Ready = opened(mockScenarios.ready, '您的贷款申请已授信');
export const Loading = opened({ listNotices: { hang: true } }, '正在加载');
export const Empty = opened(mockScenarios.empty, noticesCopy.emptyHint);
export const ServerError = opened({ listNotices: { code: '100500' } }, /系统繁忙/);
export const Offline = opened(mockScenarios.offline, /网络/);

export const MarkFailed: StoryObj = {
  render: () => draw({ markNoticesRead: { code: '100500' } }),
  play: async (context) => {
    await Ready.play?.(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: noticesCopy.markAll }));
    await expect(await page.findByText(noticesCopy.failed)).toBeVisible();
  },
};

export const OpensANotice: StoryObj = {
  render: () => draw(mockScenarios.ready),
  play: async (context) => {
    onOpen.mockClear();
    await Ready.play?.(context);
    const page = within(context.canvasElement.ownerDocument.body);
    page.getByRole('link', { name: /申请进度/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledWith('1');
    await waitFor(() => expect(page.queryByText('您的贷款申请已授信')).toBeNull());
  },
};

export const ClosedByEscape: StoryObj = {
  render: () => draw(mockScenarios.ready),
  play: async (context) => {
    await Ready.play?.(context);
    await userEvent.keyboard('{Escape}');
    const page = within(context.canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.queryByText('您的贷款申请已授信')).toBeNull());
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: /消息通知/ })).toHaveFocus(),
    );
  },
};

export const ClosedWhenTheMouseLeaves: StoryObj = {
  render: () => draw(mockScenarios.ready),
  play: async (context) => {
    await Ready.play?.(context);
    const page = within(context.canvasElement.ownerDocument.body);
    const text = page.getByText('您的贷款申请已授信');
    await userEvent.hover(text);
    await userEvent.unhover(text);
    await waitFor(() => expect(page.queryByText('您的贷款申请已授信')).toBeNull());
  },
};
