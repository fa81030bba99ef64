import type { Notice, NoticePage } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { contentPage } from '../../patterns/page/storyPage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { noticesCopy } from './copy.js';
import { NoticeCentre } from './NoticeCentre.js';

const meta = { title: 'notices/NoticeCentre', ...contentPage } satisfies Meta;
export default meta;

const [example] = (examples.listNotices['default'] as NoticePage).content as [Notice];
const several: Notice[] = [
  example,
  {
    ...example,
    id: '2',
    title: '关于在全县范围内开展小微企业普惠贷款贴息申报和审核工作有关事项的公告（第二次）',
    content: `${'符合条件的企业可按贷款利息的一定比例申请贴息，'.repeat(8)}详见公告。`,
    noticeType: 'ANNOUNCEMENT',
    subject: null,
  },
  { ...example, id: '3', noticeStatus: 'READ', subject: { kind: 'NEWER_KIND', id: '1' } },
];
const listed = {
  listNotices: { data: { content: several, page: { index: 1, size: 10, total: 3 } } },
};

const draw = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <NoticeCentre
      hrefForFilters={({ noticeType }) => `#${noticeType}`}
      noticeLink={(id) => ({ href: `#${id}` })}
      subjectLink={({ kind, id }) => (kind === 'ORDER' ? { href: `#order-${id}` } : undefined)}
    />
  </HuiqiProvider>
);
const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => draw(scenarios),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready: StoryObj = {
  render: () => draw(listed),
  play: async ({ canvas }) => {
    await canvas.findByText('您的贷款申请已授信', { selector: 'li:first-child p' });
    const tabs = canvas.getByRole('navigation', { name: noticesCopy.categories });
    const current = await within(tabs).findByRole('link', { name: '公告 1' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    // Unknown subject kinds have no link.
    await expect(canvas.getAllByRole('link', { name: '查看贷款申请' })).toHaveLength(1);
  },
};
export const Loading = story(mockScenarios.hanging, '正在加载');
export const Empty = story(mockScenarios.empty, '还没有公告');
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
export const Offline = story(mockScenarios.offline, /网络/);

export const Chosen: StoryObj = {
  render: () => draw(listed),
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('checkbox', { name: noticesCopy.selectPage });
    await userEvent.click(all);
    const chosen = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(chosen()).toContain('已选3条');
    await userEvent.click(canvas.getByRole('checkbox', { name: /关于在全县/ }));
    await expect(chosen()).toContain('已选2条');
    await expect(all).toBePartiallyChecked();
  },
};

export const AsksBeforeDeleting: StoryObj = {
  render: () => draw(listed),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /关于在全县/ }));
    await userEvent.click(canvas.getByRole('button', { name: noticesCopy.remove }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: '删除选中的1条消息？' });
    await expect(dialog).toHaveTextContent(noticesCopy.removeHint);
  },
};

export const DeleteFailed: StoryObj = {
  render: () => draw({ ...listed, deleteNotices: { code: '100500' } }),
  play: async (context) => {
    await AsksBeforeDeleting.play?.(context);
    const page = within(context.canvasElement.ownerDocument.body);
    const dialog = page.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: noticesCopy.remove }));
    await expect(await page.findByText(/系统繁忙/)).toBeVisible();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const AsksBeforeMarkingAll: StoryObj = {
  render: () => draw(listed),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: noticesCopy.markAll }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: '将1条公告全部标为已读？' });
  },
};

/** What failed before is not said of what was done since. */
export const DeletedAfterFailure: StoryObj = {
  render: () => draw({ ...listed, markNoticesRead: { code: '100500' } }),
  play: async (context) => {
    const page = within(context.canvasElement.ownerDocument.body);
    const confirm = async (name: string) => {
      await userEvent.click(within(page.getByRole('dialog')).getByRole('button', { name }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    };
    await AsksBeforeMarkingAll.play?.(context);
    await confirm(noticesCopy.markAll);
    await expect(await page.findByText(/系统繁忙/)).toBeVisible();
    await AsksBeforeDeleting.play?.(context);
    await confirm(noticesCopy.remove);
    await expect(page.queryByText(/系统繁忙/)).toBeNull();
  },
};
