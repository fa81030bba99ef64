import type { ServiceProductDetail } from '@huiqi/sdk';
import { messages } from '@huiqi/sdk/domain';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { actingCompanyCopy } from '../companies/acting/copy.js';
import {
  companiesOf,
  provedCompany,
  unprovedCompany,
} from '../companies/storyCompanies.fixture.js';
import { isBetween } from '../../patterns/page/isBetween.fixture.js';
import { serviceApplyCopy } from './applyCopy.js';
import { ServiceApply } from './ServiceApply.js';

const meta = { title: 'serviceOrders/ServiceApply' } satisfies Meta;
export default meta;

const onSuccess = fn();
const draw = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
    <ServiceApply
      productId="8001"
      back={{ label: serviceApplyCopy.back, href: '#service' }}
      ordersLink={(name) => ({ href: `#orders-${name}` })}
      companies={{ href: '#companies' }}
      onSuccess={onSuccess}
    />
  </HuiqiProvider>
);
type Canvas = ReturnType<typeof within>;
const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => draw(scenarios),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const field = (canvas: Canvas, label: string) =>
  canvas.findByRole('textbox', { name: new RegExp(label) });
const submitButton = (canvas: Canvas) =>
  canvas.findByRole('button', { name: serviceApplyCopy.submit });
async function fillIn(canvas: Canvas) {
  const name = await field(canvas, serviceApplyCopy.contact);
  await waitFor(() => expect(name).toBeEnabled());
  await userEvent.type(name, '周明');
  await userEvent.type(await field(canvas, serviceApplyCopy.contactPhone), '13900000001');
}

const free: Partial<ServiceProductDetail> = {
  servicePriceType: 'FREE',
  price: null,
  process: '一、提交申请\n二、电话沟通\n三、完成服务',
};

export const Ready = story(mockScenarios.ready, '发明专利申请代理');
export const Free = story(
  {
    getServiceProduct: {
      data: { ...(examples.getServiceProduct['default'] as ServiceProductDetail), ...free },
    },
  },
  '免费',
);
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
export const Gone = story({ getServiceProduct: { code: '100404' } }, serviceApplyCopy.back);
/** The form is shown when it is known whether the first company may order. */
export const Checking = story({ checkServiceOrder: { hang: true } }, '正在加载');
export const CheckFailed = story({ checkServiceOrder: { code: '100500' } }, /系统繁忙/);
export const WithoutCompany = story(
  { listRelatedCompanies: { data: { content: [], totalElements: 0 } } },
  serviceApplyCopy.noCompany,
);

const checked = fn(() => ({ data: false }));

/** Another company can be selected, or this one authorised; nothing is requested on its behalf. */
export const OnlyUnproved: StoryObj = {
  render: () => draw({ ...companiesOf(unprovedCompany), checkServiceOrder: checked }),
  play: async ({ canvas }) => {
    checked.mockClear();
    await expect(await canvas.findByText(/“重庆清泉商贸有限公司”待授权/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: actingCompanyCopy.authorise })).toBeEnabled();
    await expect(await field(canvas, serviceApplyCopy.contact)).toBeDisabled();
    await expect(await submitButton(canvas)).toBeDisabled();
    await expect(canvas.getByRole('combobox')).toBeEnabled();
    await expect(canvas.queryByText(serviceApplyCopy.checking)).toBeNull();
    await expect(checked).not.toHaveBeenCalled();
  },
};

export const CurrentCompanyUnproved: StoryObj = {
  render: () => draw(companiesOf(unprovedCompany, provedCompany)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).toHaveValue(provedCompany.qymc);
    await waitFor(async () => expect(await submitButton(canvas)).toBeEnabled());
  },
};

/** The company has an open order: the form stays disabled, another company can be selected. */
export const Pending: StoryObj = {
  render: () => draw({ checkServiceOrder: { data: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.serviceOrderPending)).toBeVisible();
    await expect(await field(canvas, serviceApplyCopy.contact)).toBeDisabled();
    await expect(await submitButton(canvas)).toBeDisabled();
    await expect(canvas.getByRole('combobox')).toBeEnabled();
    await expect(canvas.getByRole('link', { name: serviceApplyCopy.pendingOrders })).toBeVisible();
  },
};

export const SummarisesMistakes: StoryObj = {
  render: () => draw({}),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await submitButton(canvas)).toBeEnabled());
    await userEvent.click(await submitButton(canvas));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent(serviceApplyCopy.contact);
    await expect(summary).toHaveTextContent(serviceApplyCopy.contactPhone);
    await expect(document.querySelector('[role="dialog"]')).toBeNull();
  },
};

/** Everything is summarised; confirming sends it once. */
export const Confirms: StoryObj = {
  render: () => draw({}),
  play: async ({ canvas }) => {
    onSuccess.mockClear();
    await fillIn(canvas);
    await userEvent.click(await submitButton(canvas));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText('周明')).toBeVisible();
    await userEvent.dblClick(dialog.getByRole('button', { name: serviceApplyCopy.confirm }));
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    await expect(onSuccess).toHaveBeenCalledWith({ id: '9001' });
  },
};

/** The connection failed: one message by the button, and the order can be sent again once it is back. */
export const SubmitFailed: StoryObj = {
  render() {
    let isBroken = false;
    return draw({
      checkServiceOrder: () => (isBroken ? { code: '100500' } : { data: false }),
      applyForService: () => {
        const isFirst = !isBroken;
        isBroken = true;
        return isFirst ? { code: '100500' } : { data: { id: '9002' } };
      },
    });
  },
  play: async ({ canvas }) => {
    onSuccess.mockClear();
    const send = async () => {
      await userEvent.click(await submitButton(canvas));
      const dialog = within(await within(document.body).findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: serviceApplyCopy.confirm }));
    };
    await fillIn(canvas);
    await send();
    const alert = await canvas.findByRole('alert');
    const demand = await field(canvas, serviceApplyCopy.demand);
    await expect(isBetween(demand, alert, await submitButton(canvas))).toBe(true);
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    await send();
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith({ id: '9002' }));
  },
};

/** Another tab was faster: the check reports it, and the form is disabled. */
export const OrderedMeanwhile: StoryObj = {
  render() {
    let isPending = false;
    return draw({
      checkServiceOrder: () => ({ data: isPending }),
      applyForService: () => {
        isPending = true;
        return { code: '100409', message: messages.serviceOrderPending };
      },
    });
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(await submitButton(canvas));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: serviceApplyCopy.confirm }));
    await waitFor(async () => expect(await submitButton(canvas)).toBeDisabled());
    await expect(canvas.getByText(messages.serviceOrderPending)).toBeVisible();
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  },
};
