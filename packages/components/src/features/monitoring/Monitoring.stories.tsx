import type { Job, SecurityEvent } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { monitoringCopy } from './copy.js';
import { JobList } from './JobList.js';
import { SecurityEventList } from './SecurityEventList.js';

const meta = { title: 'monitoring/Monitoring' } satisfies Meta;
export default meta;

const list = { filters: {}, onFiltersChange: () => undefined, hrefForFilters: () => '#list' };
const pageOf = <Row,>(content: readonly Row[]) => ({
  data: { content: [...content], page: { index: 1, size: 10, total: content.length } },
});
const shown = (scenarios: MockScenarios, screen: ReactNode, words: string | RegExp): StoryObj => ({
  render: () => <HuiqiProvider client={createMockClient(scenarios)}>{screen}</HuiqiProvider>,
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const [failed] = (examples.listJobs['default'] as { content: Job[] }).content as [Job];
const jobs: readonly Job[] = [
  failed,
  { ...failed, id: '2', name: 'webhooks', state: 'RETRYING', attempts: 2, endedTs: null },
  { ...failed, id: '3', name: 'expiry', state: 'WAITING', attempts: 0, lastError: null },
  { ...failed, id: '4', name: 'creditAdvice', state: 'CANCELLED' },
];
const jobList = <JobList {...list} />;
export const Jobs = shown({ listJobs: pageOf(jobs) }, jobList, '发送事件通知');
export const JobsEmpty = shown(mockScenarios.empty, jobList, monitoringCopy.jobsEmpty);
export const JobsError = shown(mockScenarios.serverError, jobList, /系统繁忙/);

/** Cancelling asks first; the server's refusal is shown in the question, which covers the page. */
export const CancelRefused: StoryObj = {
  ...shown({ listJobs: pageOf([failed]), cancelJob: { code: '100409' } }, jobList, ''),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: monitoringCopy.cancel }));
    const dialog = within(canvasElement.ownerDocument.querySelector<HTMLElement>('[role=dialog]')!);
    await userEvent.click(dialog.getByRole('button', { name: monitoringCopy.cancel }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

const [login] = (examples.listSecurityEvents['default'] as { content: SecurityEvent[] })
  .content as [SecurityEvent];
const events: readonly SecurityEvent[] = [
  login,
  { ...login, id: '2', event: 'LOGIN_FAILED', userId: null, userName: null },
  {
    ...login,
    id: '3',
    event: 'PARTNER_CHANGED',
    detail: 'pt_demo SECRET_ROTATED',
    userId: '7',
    userName: '王敏',
    partnerName: '示范合作机构',
  },
];
const eventList = <SecurityEventList {...list} />;
export const Events = shown({ listSecurityEvents: pageOf(events) }, eventList, '账号不存在');
export const EventsEmpty = shown(mockScenarios.empty, eventList, monitoringCopy.eventsEmpty);
