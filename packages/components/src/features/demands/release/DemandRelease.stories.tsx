import { constants, messages } from '@huiqi/sdk/domain';
import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { actingCompanyCopy } from '../../companies/acting/copy.js';
import { companiesCopy } from '../../companies/copy.js';
import {
  authorisedOnRequest,
  companiesOf,
  provedCompany,
  unprovedCompany,
} from '../../companies/storyCompanies.fixture.js';
import { isBetween } from '../../../patterns/page/isBetween.fixture.js';
import { demandsCopy } from '../copy.js';
import { DemandRelease } from './DemandRelease.js';

const meta = { title: 'demands/DemandRelease' } satisfies Meta;
export default meta;

const onSuccess = fn();
const onLogin = fn();
const drawWith = (client: ReturnType<typeof createMockClient>) => (
  <HuiqiProvider client={client} drafts={memoryDraftStorage()}>
    <DemandRelease
      onSuccess={onSuccess}
      onLogin={onLogin}
      demands={{ href: '#demands' }}
      demandLink={(id) => ({ href: `#demand-${id}` })}
      companies={{ href: '#companies' }}
    />
  </HuiqiProvider>
);
const draw = (scenarios: MockScenarios) => drawWith(createMockClient(scenarios));
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
    // Visitors have no company and cannot upload files.
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

const counted = fn(() => ({ data: { count: 2 } }));

/** The current company is not proved: another one is preselected. */
export const CurrentCompanyUnproved: StoryObj = {
  render: () =>
    draw({ ...companiesOf(unprovedCompany, provedCompany), getTodayDemandCount: counted }),
  play: async ({ canvas }) => {
    const company = await canvas.findByRole('combobox', { name: demandsCopy.company });
    await expect(company).toHaveValue(provedCompany.qymc);
    await canvas.findByText('今日已提交 2 条，还可提交 3 条');
    await userEvent.clear(company);
    await userEvent.type(company, '清泉');
    await userEvent.click(await canvas.findByRole('option', { name: /清泉商贸.*（待授权）/ }));
    await expect(await canvas.findByText(/“重庆清泉商贸有限公司”待授权/)).toBeVisible();
    await expect(canvas.queryByText(/今日已提交/)).toBeNull();
  },
};

/** Nothing is counted or sent for an unproved company; authorising it keeps the input. */
export const OnlyUnproved: StoryObj = {
  render: function Authorising() {
    // Storybook renders more than once: the company stays authorised, and its list cached.
    const [client] = useState(() =>
      createMockClient({ ...authorisedOnRequest(), getTodayDemandCount: counted }),
    );
    return drawWith(client);
  },
  play: async ({ canvas }) => {
    counted.mockClear();
    const field = (label: string) => canvas.findByRole('textbox', { name: new RegExp(label) });
    await userEvent.type(await field(demandsCopy.title), '用电容量不足');
    await userEvent.type(await field(demandsCopy.content), '厂房变压器已满负荷。');
    await userEvent.type(await field(demandsCopy.contact), '周明');
    const phone = await field(demandsCopy.contactPhone);
    await userEvent.clear(phone);
    await userEvent.type(phone, '13800000001');
    await userEvent.click(canvas.getByRole('button', { name: demandsCopy.submit }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(actingCompanyCopy.refusal);
    await expect(counted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: actingCompanyCopy.authorise }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/身份证号/), '11010519491231002X');
    await userEvent.type(dialog.getByLabelText(/手机号/), '13800000001');
    await userEvent.click(dialog.getByLabelText(companiesCopy.authTax));
    await userEvent.click(dialog.getByRole('button', { name: companiesCopy.submitAuth }));
    await canvas.findByText('今日已提交 2 条，还可提交 3 条');
    await expect(canvas.queryByText(actingCompanyCopy.refusal)).toBeNull();
    await expect(await field(demandsCopy.title)).toHaveValue('用电容量不足');
  },
};

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

export const SummarisesMistakes: StoryObj = {
  render: () => draw({}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: demandsCopy.submit }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent(demandsCopy.title);
    await expect(summary).toHaveTextContent(demandsCopy.contact);
  },
};

async function submit(canvas: Canvas): Promise<void> {
  const title = await canvas.findByRole('textbox', { name: new RegExp(demandsCopy.title) });
  await userEvent.type(title, '建议增加停车位');
  const content = canvas.getByRole('textbox', { name: new RegExp(demandsCopy.content) });
  await userEvent.type(content, '办事大厅周边停车困难。');
  await userEvent.click(canvas.getByRole('button', { name: demandsCopy.submit }));
}

export const Submits: StoryObj = {
  render: () => draw(visitor),
  play: async ({ canvas }) => {
    onSuccess.mockClear();
    await submit(canvas);
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith({ id: '7001' }, false));
  },
};

const submitted = fn(() => ({ data: { id: '7009' } }));

/** The user's session ended meanwhile: an anonymous demand would be accepted without an owner. */
export const SessionOver: StoryObj = {
  render() {
    let reads = 0;
    return draw({
      listRelatedCompanies: () => {
        reads += 1;
        return reads === 1
          ? { data: { content: [provedCompany], totalElements: 1 } }
          : { code: '791214' };
      },
      submitDemand: submitted,
    });
  },
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.click(await canvas.findByRole('radio', { name: demandsCopy.anonymous }));
    await submit(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请登录');
    await expect(submitted).not.toHaveBeenCalled();
    await expect(canvas.getByDisplayValue('建议增加停车位')).toBeVisible();
  },
};

/** Other users of the company used up the limit: the refusal is shown and the input kept. */
export const LimitReachedMeanwhile: StoryObj = {
  render: () =>
    draw({
      ...visitor,
      submitDemand: { code: '100409', message: messages.demandLimitReached },
    }),
  play: async ({ canvas }) => {
    await submit(canvas);
    const refusal = await canvas.findByText(messages.demandLimitReached);
    const content = canvas.getByRole('textbox', { name: new RegExp(demandsCopy.content) });
    await expect(isBetween(content, refusal, canvas.getByText(demandsCopy.submit))).toBe(true);
    await expect(canvas.getByDisplayValue('建议增加停车位')).toBeVisible();
  },
};
