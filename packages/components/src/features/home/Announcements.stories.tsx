import type { AnnouncementLine } from '@huiqi/sdk';
import { createMockClient, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { AnnouncementScreen } from './AnnouncementScreen.js';
import { AnnouncementStrip } from './AnnouncementStrip.js';
import { homeCopy } from './copy.js';

const meta = { title: 'home/Announcements' } satisfies Meta;
export default meta;

const createdTs = '2026-11-20T08:30:00.000Z';
const announced: readonly AnnouncementLine[] = [
  { id: 'a-1', title: '平台系统维护公告', createdTs },
  { id: 'a-2', title: '关于垫江县小微企业普惠贷款贴息申报开始及材料提交截止日期的通知', createdTs },
];

function Strip() {
  const [shown, setShown] = useState(announced);
  return (
    <>
      <AnnouncementStrip
        announcements={shown}
        announcementLink={(id) => ({ href: `#${id}` })}
        onClose={(closed) => setShown(shown.filter(({ id }) => id !== closed))}
      />
      <h1 tabIndex={-1}>普惠金融，服务企业</h1>
    </>
  );
}

export const Lines: StoryObj = { render: () => <Strip /> };
/** The focus goes to the next line, and then to the page. */
export const ClosedByKeyboard: StoryObj = {
  render: () => <Strip />,
  play: async ({ canvas }) => {
    const close = homeCopy.closeAnnouncement.replace('{title}', '平台系统维护公告');
    (await canvas.findByRole('button', { name: close })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
};

const place = {
  params: { announcementId: 'a-1' },
  query: new URLSearchParams(),
  paths: { home: () => '/homePage' },
  navigate: () => undefined,
  setQuery: () => undefined,
  hrefFor: (to: string) => `#${to}`,
  backTo: (to: string) => to,
  onLogin: () => undefined,
};
const page = (scenario: keyof typeof mockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios[scenario])}>
      <AnnouncementScreen {...place} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});
export const One = page('ready', '平台系统维护公告');
export const OneLoading = page('hanging', /正在加载/);
export const OneFailed = page('serverError', /系统繁忙/);
