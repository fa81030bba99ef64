import type { ServiceOrderDetail as Order } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { serviceOrdersCopy } from './copy.js';
import { ServiceOrderDetail } from './ServiceOrderDetail.js';

const meta = { title: 'serviceOrders/ServiceOrderDetail' } satisfies Meta;
export default meta;

const onBack = fn();
const draw = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <ServiceOrderDetail
      orderId="9001"
      back={{ label: serviceOrdersCopy.title, href: '#orders' }}
      services={{ href: '#services' }}
      applyLink={(id) => ({ href: `#apply-${id}` })}
      productLink={(id) => ({ href: `#service-${id}` })}
      onBack={onBack}
    />
  </HuiqiProvider>
);
const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => draw(scenarios),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const order = examples.getServiceOrder['default'] as Order;
const having = (change: Partial<Order>): MockScenarios => ({
  getServiceOrder: {
    data: { ...order, evaluated: false, mayRate: false, mayCancel: false, ...change },
  },
});
const unrated = { evaluation: null, evaluated: false };
const finished = { ...unrated, orderStatus: 'FINISHED', mayRate: true };

export const Pending = story(
  having({ ...unrated, orderStatus: 'PENDING', mayCancel: true, handling: null }),
  serviceOrdersCopy.noHandling,
);
export const Accepted = story(
  having({ ...unrated, orderStatus: 'ACCEPTED', mayCancel: true }),
  serviceOrdersCopy.nextAccepted,
);
export const Refused = story(
  having({ ...unrated, orderStatus: 'REFUSED', handling: '不在服务区域内' }),
  '不在服务区域内',
);
export const Finished = story(having(finished), serviceOrdersCopy.nextFinished);
export const Rated = story(
  having({ orderStatus: 'FINISHED', evaluated: true }),
  serviceOrdersCopy.rating,
);
export const Canceled: StoryObj = {
  ...story(
    having({ ...unrated, orderStatus: 'CANCELED', demand: null, handling: null }),
    serviceOrdersCopy.noDemand,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(serviceOrdersCopy.noDemand)).toBeVisible();
    // No reply is to come.
    await expect(canvas.queryByText(serviceOrdersCopy.noHandling)).toBeNull();
  },
};
export const WithoutPhone: StoryObj = {
  render: () => draw(having({ ...unrated, orderStatus: 'PENDING', orgContractPhone: null })),
  play: async ({ canvas }) => {
    await canvas.findByText(serviceOrdersCopy.nextPending);
    await expect(canvas.queryByText(new RegExp(serviceOrdersCopy.call))).toBeNull();
  },
};
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const Missing = story({ getServiceOrder: { code: '100404' } }, serviceOrdersCopy.title);

const dialogOf = async (canvas: ReturnType<typeof within>, label: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: label }));
  return within(await within(document.body).findByRole('dialog'));
};

/** After a rating by somebody else, the page is left after three seconds (spec 2 §8). */
export const RatedMeanwhile: StoryObj = {
  render: () => draw({ ...having(finished), rateServiceOrder: { code: '796107' } }),
  play: async ({ canvas }) => {
    onBack.mockClear();
    const dialog = await dialogOf(canvas, serviceOrdersCopy.rate);
    await userEvent.click(dialog.getByRole('button', { name: serviceOrdersCopy.submitRating }));
    await expect(await dialog.findByText(serviceOrdersCopy.ratedBefore)).toBeVisible();
    await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
  },
};

export const Cancels: StoryObj = {
  render: () => draw(having({ ...unrated, orderStatus: 'PENDING', mayCancel: true })),
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, serviceOrdersCopy.cancel);
    await userEvent.click(dialog.getByRole('button', { name: serviceOrdersCopy.cancelConfirm }));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  },
};
