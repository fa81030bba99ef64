import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { contentPage } from '../../patterns/page/storyPage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { noticesCopy } from './copy.js';
import { NoticeDetail } from './NoticeDetail.js';

const meta = { title: 'notices/NoticeDetail', ...contentPage } satisfies Meta;
export default meta;

const onDeleted = fn();
const draw = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <NoticeDetail
      id="1"
      back={{ href: '#centre' }}
      onDeleted={onDeleted}
      subjectLink={({ id }) => ({ href: `#${id}` })}
    />
  </HuiqiProvider>
);
const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => draw(scenarios),
  play: async ({ canvas }) => void (await canvas.findByText(words)),
});

export const Ready = story(mockScenarios.ready, '您的贷款申请已授信');
export const Loading = story(mockScenarios.hanging, '正在加载');
export const Missing = story({ getNotice: { code: '100404' } }, '内容不存在或已被删除');
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);

export const Deletes: StoryObj = {
  render: () => draw(mockScenarios.ready),
  play: async ({ canvas, canvasElement }) => {
    onDeleted.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: noticesCopy.remove }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: noticesCopy.remove }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalled());
  },
};
