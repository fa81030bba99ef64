import {
  listOrders,
  OrderStatusLabels,
  OrderStatusValues,
  type OrderPage,
  type OrderSummary,
} from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import { beforeEach, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defineFilters } from '../patterns/filters/defineFilters.js';
import { date } from '../patterns/filters/date.js';
import { oneOf, page, text } from '../patterns/filters/kinds.js';
import { range } from '../patterns/filters/range.js';
import { ListView } from '../patterns/ListView/ListView.js';
import { HuiqiProvider } from './HuiqiProvider.js';
import { useOperationList, type OperationListOptions } from './useOperationList.js';

const filters = defineFilters({
  orderStatus: oneOf(OrderStatusValues),
  dates: range(date(), 'dateStart', 'dateEnd'),
  index: page(),
});
const labels = {
  orderStatus: { label: '申请状态', values: OrderStatusLabels },
  dates: '申请日期',
} as const;

beforeEach(() => browser.viewport(1280, 720));

function Orders() {
  const orders = useOperationList(listOrders, { filters, labels, size: 5 });
  return (
    <ListView title="我的申请" empty={{ title: '还没有申请' }} {...orders}>
      {(rows) => rows.map((row) => <p key={row.orderId}>{row.orderCode}</p>)}
    </ListView>
  );
}

const sample = (Object.values(examples.listOrders)[0] as OrderPage).content[0] as OrderSummary;
const pageOf = (index: number, codes: readonly string[], total: number) => ({
  data: {
    content: codes.map((code) => ({ ...sample, orderId: code, orderCode: code })),
    page: { index, size: 5, total },
  },
});

async function setUp(scenarios: MockScenarios) {
  const client = createMockClient(scenarios);
  const screen = await render(
    <HuiqiProvider client={client}>
      <Orders />
    </HuiqiProvider>,
  );
  const queries = () => client.transport.requests.map(({ query }) => query);
  return { client, screen, queries };
}

test('filters are the query of the call, and its pages are those of the list', async () => {
  const { screen, queries } = await setUp({
    listOrders: ({ query }) =>
      query['index'] === '2' ? pageOf(2, ['DJ6'], 6) : pageOf(1, ['DJ1'], 6),
  });
  await expect.element(screen.getByText('DJ1')).toBeVisible();
  await screen.getByRole('button', { name: '第 2 页' }).click();
  await expect.element(screen.getByText('DJ6')).toBeVisible();
  await screen.getByRole('combobox', { name: '申请状态' }).selectOptions('ACCEPT_SUCCESS');
  await expect.element(screen.getByText('DJ1')).toBeVisible();
  expect(queries()).toEqual([
    { index: '1', size: '5' },
    { index: '2', size: '5' },
    { orderStatus: 'ACCEPT_SUCCESS', index: '1', size: '5' },
  ]);
});

test('the rows of before stay while the next page loads', async () => {
  const { client, screen, queries } = await setUp({ listOrders: pageOf(1, ['DJ1'], 6) });
  await expect.element(screen.getByText('DJ1')).toBeVisible();
  client.transport.use({ listOrders: { hang: true } });
  await screen.getByRole('button', { name: '第 2 页' }).click();
  await expect.poll(() => queries().length).toBe(2);
  await expect.element(screen.getByText('DJ1')).toBeVisible();
  expect(screen.container.querySelector('[aria-busy=true]')).not.toBeNull();
});

test('a page that has become empty leads to the one before', async () => {
  const { client, screen } = await setUp({ listOrders: pageOf(1, ['DJ1'], 6) });
  await expect.element(screen.getByText('DJ1')).toBeVisible();
  client.transport.use({
    listOrders: ({ query }) => (query['index'] === '2' ? pageOf(2, [], 5) : pageOf(1, ['DJ5'], 5)),
  });
  await screen.getByRole('button', { name: '第 2 页' }).click();
  const first = screen.getByRole('button', { name: '第 1 页' });
  await expect.element(first).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByText('DJ1')).toBeVisible();
});

test('an error takes the place of the rows and can be retried', async () => {
  const { client, screen } = await setUp({ listOrders: { offline: true } });
  await expect.element(screen.getByRole('button', { name: '重试' })).toBeVisible();
  client.transport.use({ listOrders: pageOf(1, ['DJ1'], 1) });
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByText('DJ1')).toBeVisible();
});

test('filters that are no parameters of the operation need `toInput`', () => {
  const other = defineFilters({ name: text(), index: page() });
  const common = { filters: other, labels: { name: '名称' } };
  // @ts-expect-error -- no order is found by `name`
  const wrong: OperationListOptions<'listOrders', typeof other.spec> = common;
  const right: OperationListOptions<'listOrders', typeof other.spec> = {
    ...common,
    toInput: ({ index }) => ({ index, size: 5 }),
  };
  expect(wrong).not.toBe(right);
});
