import { constants, messages } from '@huiqi/sdk/domain';
import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { demandsCopy } from './copy.js';
import { DemandRelease } from './DemandRelease.js';

const meta = { title: 'demands/DemandRelease' } satisfies Meta;
export default meta;

const onSuccess = fn();
const onLogin = fn();
const draw = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
    <DemandRelease
      onSuccess={onSuccess}
      onLogin={onLogin}
      demands={{ href: '#demands' }}
      demandLink={(id) => ({ href: `#demand-${id}` })}
      companies={{ href: '#companies' }}
    />
  </HuiqiProvider>
);
const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => draw(scenarios),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const visitor: MockScenarios = { getUserInfo: { data: null } };
const today = (count: number): MockScenarios => ({ getTodayDemandCount: { data: { count } } });

export const OfACompany = story(today(2), '今日已提交 2 条，还可提交 3 条');
export const LimitReached = story(today(constants.dailyDemandLimit), messages.demandLimitReached);
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
export const NothingHappened = story({ listDemandDynamics: { data: [] } }, demandsCopy.noDynamics);

export const Visitor: StoryObj = {
  render: () => draw(visitor),
  play: async ({ canvas }) => {
    await canvas.findByText(demandsCopy.visitorHint);
    // A visitor speaks for no company and cannot send files.
    await expect(canvas.queryByText(demandsCopy.company)).toBeNull();
    await expect(canvas.queryByText(demandsCopy.files)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: demandsCopy.login }));
    await expect(onLogin).toHaveBeenCalled();
  },
};

export const WithoutCompany: StoryObj = {
  render: () => draw({ listRelatedCompanies: { data: { content: [], totalElements: 0 } } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: demandsCopy.named }));
    await expect(await canvas.findByText(demandsCopy.noCompany)).toBeVisible();
  },
};

export const SummarisesMistakes: StoryObj = {
  render: () => draw({}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: demandsCopy.submit }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent(demandsCopy.title);
    await expect(summary).toHaveTextContent(demandsCopy.contact);
  },
};

export const Submits: StoryObj = {
  render: () => draw(visitor),
  play: async ({ canvas }) => {
    onSuccess.mockClear();
    const title = await canvas.findByRole('textbox', { name: new RegExp(demandsCopy.title) });
    await userEvent.type(title, '建议增加停车位');
    const content = canvas.getByRole('textbox', { name: new RegExp(demandsCopy.content) });
    await userEvent.type(content, '办事大厅周边停车困难。');
    await userEvent.click(canvas.getByRole('button', { name: demandsCopy.submit }));
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith({ id: '7001' }, false));
  },
};
