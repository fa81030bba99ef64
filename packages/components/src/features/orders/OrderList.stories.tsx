import { OrderStatusLabels, OrderStatusValues, type OrderSummary } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { ordersCopy } from './copy.js';
import { OrderList } from './OrderList.js';
import { OrdersScreen } from './OrdersScreen.js';
import type { OrderPaths } from './paths.js';

const meta = { title: 'orders/OrderList' } satisfies Meta;
export default meta;

const draw = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <OrderList
      hrefForOrder={(id) => `#${id}`}
      products={{ href: '#products' }}
      actionLinks={({ orderId }) => ({
        resume: { href: `#resume-${orderId}` },
        drawDown: { href: `#draw-${orderId}` },
        applyAgain: { href: '#product' },
        products: { href: '#products' },
      })}
    />
  </HuiqiProvider>
);

const story = (scenario: keyof typeof mockScenarios, words: string | RegExp): StoryObj => ({
  render: () => draw(mockScenarios[scenario]),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready = story('ready', '云税贷');
export const Loading = story('hanging', '正在加载');
export const Empty: StoryObj = {
  render: () => draw(mockScenarios.empty),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: ordersCopy.toProducts });
    await expect(first).toHaveAttribute('href', '#products');
  },
};
export const ServerError = story('serverError', /系统繁忙/);

const { content } = examples.listOrders['default'] as { content: OrderSummary[] };
const rows = content.flatMap((order) =>
  OrderStatusValues.map((orderStatus, at) => ({ ...order, orderStatus, orderId: String(at) })),
);

export const EveryStatus: StoryObj = {
  render: () =>
    draw({ listOrders: { data: { content: rows, page: { index: 1, size: 12, total: 12 } } } }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    for (const label of Object.values(OrderStatusLabels))
      await expect(table).toHaveTextContent(label);
    await expect(canvas.getByRole('link', { name: /继续填写/ })).toHaveAttribute(
      'href',
      `#resume-${OrderStatusValues.indexOf('SAVE_NOT_SUBMIT')}`,
    );
    await expect(canvas.getByRole('link', { name: /提款/ })).toBeVisible();
  },
};

const line = { granted: '50', drawn: '50', available: '0' };
const drawn = content.map((order) => ({
  ...order,
  orderStatus: 'APPROVAL_SUCCESS' as const,
  line,
}));

/** A line that is all drawn offers no further draw. */
export const AllDrawn: StoryObj = {
  render: () =>
    draw({ listOrders: { data: { content: drawn, page: { index: 1, size: 10, total: 1 } } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ordersCopy.nextDrawn)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /提款/ })).toBeNull();
  },
};

const onLogin = fn();
const listed = fn(() => ({ code: '791214' }));
const paths: OrderPaths = {
  orders: () => '/orders',
  order: (id) => `/orders/${id}`,
  products: () => '/products',
};

/** Requests that need a session are not sent: the refusal would open the login. */
export const Visitor: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient({ ...mockScenarios.visitor, listOrders: listed })}>
      <OrdersScreen
        params={{}}
        query={new URLSearchParams()}
        paths={paths}
        navigate={() => undefined}
        setQuery={() => undefined}
        hrefFor={(to) => `#${to}`}
        backTo={(to) => to}
        onLogin={onLogin}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => {
    onLogin.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: ordersCopy.login }));
    await expect(listed).not.toHaveBeenCalled();
    await expect(onLogin).toHaveBeenCalledOnce();
  },
};
