import { listOrders, listProducts } from '@huiqi/sdk';
import { createMockClient, mockScenarios } from '@huiqi/sdk/testing';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NoticeCentre } from '../features/notices/NoticeCentre.js';
import { OrderDetail } from '../features/orders/OrderDetail.js';
import { OrderList } from '../features/orders/OrderList.js';
import { ProductDetail } from '../features/products/detail/ProductDetail.js';
import { ProductList } from '../features/products/list/ProductList.js';
import { HuiqiProvider } from '../provider/HuiqiProvider.js';
import { Preloaded } from '../provider/Preloaded.js';
import {
  noticeReads,
  orderDetailReads,
  orderListReads,
  prefetch,
  productDetailReads,
  productListReads,
  read,
  type ScreenRead,
} from './index.js';

const back = { label: '返回', href: '#' };
const nothing = () => undefined;

const second = { filters: { amount: '0-100', index: 2 }, size: 4 } as const;

interface Case {
  readonly name: string;
  readonly reads: ScreenRead[];
  readonly draw: () => ReactNode;
}

const screens: readonly Case[] = [
  {
    name: 'the market',
    reads: productListReads(),
    draw: () => <ProductList hrefForProduct={() => '#'} />,
  },
  {
    name: 'a filtered page of it',
    reads: productListReads(second),
    draw: () => <ProductList {...second} hrefForProduct={() => '#'} />,
  },
  {
    name: 'a product',
    reads: productDetailReads('100001'),
    draw: () => (
      <ProductDetail productId="100001" back={back} onLogin={nothing} onApply={nothing} />
    ),
  },
  {
    name: 'orders',
    reads: orderListReads(),
    draw: () => <OrderList hrefForOrder={() => '#'} />,
  },
  {
    name: 'an order',
    reads: orderDetailReads('1'),
    draw: () => (
      <OrderDetail orderId="1" back={back} actionLinks={() => ({})} orderLink={() => back} />
    ),
  },
  {
    name: 'notices',
    reads: noticeReads(),
    draw: () => <NoticeCentre hrefForFilters={() => '#'} noticeLink={() => back} />,
  },
];

test.each(screens)(
  '$name is drawn from its reads and requests nothing',
  async ({ reads, draw }) => {
    const preloaded = await prefetch(createMockClient(), reads);
    expect(preloaded).toHaveLength(reads.length);
    // As transferred from a server: plain data.
    const carried = JSON.parse(JSON.stringify(preloaded)) as typeof preloaded;
    const client = createMockClient(mockScenarios.hanging);
    const screen = await render(
      <HuiqiProvider client={client} preloaded={carried}>
        {draw()}
      </HuiqiProvider>,
    );
    await expect.poll(() => screen.container.textContent?.length).toBeGreaterThan(20);
    expect(screen.container.querySelector('[aria-busy=true]')).toBeNull();
    expect(client.transport.requests.map(({ operationId }) => operationId)).toEqual([]);
  },
);

test('a read that fails is left out and told', async () => {
  const told: string[] = [];
  const client = createMockClient({ listOrders: { code: '100500' } });
  const responses = await prefetch(client, [read(listOrders, {}), read(listProducts, {})], {
    onError: (_error, operation) => void told.push(operation),
  });
  expect(responses.map(({ operation }) => operation)).toEqual(['listProducts']);
  expect(told).toEqual(['listOrders']);
});

test('a part of a page brings its own responses, and others later', async () => {
  const of = async (index: number) =>
    prefetch(createMockClient(), productListReads({ filters: { index } }));
  const client = createMockClient(mockScenarios.hanging);
  const tree = (index: number, responses: Awaited<ReturnType<typeof of>>) => (
    <HuiqiProvider client={client}>
      <Preloaded responses={responses}>
        <ProductList filters={{ index }} hrefForProduct={() => '#'} />
      </Preloaded>
    </HuiqiProvider>
  );
  const screen = await render(tree(1, await of(1)));
  await expect.element(screen.getByRole('article').first()).toBeVisible();
  expect(client.transport.requests).toEqual([]);
  const [, , other] = await of(2);
  await screen.rerender(tree(1, [other!]));
  await screen.rerender(tree(2, [other!]));
  await expect.element(screen.getByRole('article').first()).toBeVisible();
  expect(client.transport.requests).toEqual([]);
});
