import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { ServiceOrder, ServiceOrderDetail } from '@huiqi/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { serviceApplyCopy } from './applyCopy.js';
import { serviceOrdersCopy } from './copy.js';
import { ServiceApplyResult } from './ServiceApplyResult.js';
import { ServiceApplyResultView } from './ServiceApplyResultView.js';
import { ServiceOrderList } from './ServiceOrderList.js';

const meta = { title: 'serviceOrders/ServiceOrders' } satisfies Meta;
export default meta;

const list = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <ServiceOrderList
      orderLink={(id) => ({ href: `#order-${id}` })}
      services={{ href: '#services' }}
    />
  </HuiqiProvider>
);
const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => list(scenarios),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const { content } = examples.listServiceOrders['default'] as { content: ServiceOrder[] };
const [row] = content as [ServiceOrder];
const having = (...rows: Partial<ServiceOrder>[]): MockScenarios => ({
  listServiceOrders: {
    data: {
      content: rows.map((change, turn) => ({ ...row, ...change, id: `90${turn}` })),
      page: { index: 1, size: 10, total: rows.length },
    },
  },
});
const done = { evaluated: false, mayRate: false, mayCancel: false };
const everyState = having(
  { ...done, orderStatus: 'PENDING', mayCancel: true },
  { ...done, orderStatus: 'ACCEPTED' },
  { ...done, orderStatus: 'REFUSED' },
  { ...done, orderStatus: 'FINISHED', mayRate: true },
  { ...done, orderStatus: 'FINISHED', evaluated: true },
  { ...done, orderStatus: 'CANCELED' },
  { ...done, orderStatus: 'ARCHIVED', orderStatusName: '已归档' },
);

export const Ready = story(mockScenarios.ready, '发明专利申请代理');
export const EveryState = story(everyState, '已归档');
export const Empty = story(mockScenarios.empty, serviceOrdersCopy.empty);
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);

const openDialog = async (canvas: ReturnType<typeof within>, label: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${label}`) }));
  return within(await within(document.body).findByRole('dialog'));
};

/** A score is preselected; the dialog closes two seconds after the rating. */
export const Rates: StoryObj = {
  render: () => list(everyState),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, serviceOrdersCopy.rate);
    await expect(dialog.getByRole('radio', { name: serviceOrdersCopy.five })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: serviceOrdersCopy.three }));
    await userEvent.click(dialog.getByRole('button', { name: serviceOrdersCopy.submitRating }));
    await expect(await dialog.findByText(serviceOrdersCopy.ratingDone)).toBeVisible();
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  },
};

/** Another user of the company was faster (spec 2 §8). */
export const RatedMeanwhile: StoryObj = {
  render: () => list({ ...everyState, rateServiceOrder: { code: '796107' } }),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, serviceOrdersCopy.rate);
    await userEvent.click(dialog.getByRole('button', { name: serviceOrdersCopy.submitRating }));
    await expect(await dialog.findByText(serviceOrdersCopy.ratedBefore)).toBeVisible();
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  },
};

/** The organisation was faster: nothing is canceled, and the dialog says why. */
export const CancelsTooLate: StoryObj = {
  render: () =>
    list({
      ...everyState,
      cancelServiceOrder: { code: '100409', message: '机构已受理，无法取消' },
    }),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, serviceOrdersCopy.cancel);
    await userEvent.click(dialog.getByRole('button', { name: serviceOrdersCopy.cancelConfirm }));
    await expect(await dialog.findByText('机构已受理，无法取消')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: serviceOrdersCopy.keep }));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  },
};

const submitted = examples.getServiceOrder['default'] as ServiceOrderDetail;
const open = fn();
const result = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <ServiceApplyResult
      orderId="9001"
      order={{ href: '#order', onOpen: open }}
      orders={{ href: '#orders' }}
      services={{ href: '#services' }}
    />
  </HuiqiProvider>
);

export const Submitted: StoryObj = {
  render: () => result({}),
  play: async ({ canvas }) => {
    open.mockClear();
    await userEvent.click(await canvas.findByRole('link', { name: serviceApplyCopy.toOrder }));
    await expect(open).toHaveBeenCalled();
  },
};
const later = (change: Partial<ServiceOrderDetail>) => () => (
  <ServiceApplyResultView
    order={{ ...submitted, ...change }}
    open={{ href: '#order' }}
    services={{ href: '#services' }}
  />
);
export const Accepted: StoryObj = {
  render: later({ orderStatus: 'ACCEPTED', orderStatusName: '已受理' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('已受理');
    await expect(canvas.queryByText(serviceApplyCopy.doneTitle)).toBeNull();
  },
};
export const Refused: StoryObj = {
  render: later({
    orderStatus: 'REFUSED',
    orderStatusName: '已拒绝',
    records: [
      {
        event: 'REFUSE',
        status: 'REFUSED',
        actorName: '机构',
        remark: '不在服务范围',
        createdTs: submitted.createdTs,
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('已拒绝');
    await expect(canvas.getByText(`${submitted.orgName}：不在服务范围`)).toBeVisible();
    await expect(canvas.getByRole('region', { name: '您还可以' })).toBeVisible();
  },
};
export const SubmittedElsewhere: StoryObj = {
  render: () => result({ getServiceOrder: { code: '100404' } }),
  play: async ({ canvas }) => void (await canvas.findByText(serviceApplyCopy.toOrders)),
};
export const SubmittedLoading: StoryObj = {
  render: () => result(mockScenarios.hanging),
  play: async ({ canvas }) => void (await canvas.findAllByText(/正在加载/)),
};
