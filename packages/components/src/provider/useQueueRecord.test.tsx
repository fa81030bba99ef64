import { listOrders, type OrderPage, type OrderSummary } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from './HuiqiProvider.js';
import { useInvalidate } from './useInvalidate.js';
import { useQueueRecord } from './useQueueRecord.js';

const sample = (Object.values(examples.listOrders)[0] as OrderPage).content[0] as OrderSummary;
const pageOf = (ids: readonly string[]) => ({
  data: {
    content: ids.map((orderId) => ({ ...sample, orderId })),
    page: { index: 2, size: 10, total: 10 + ids.length },
  },
});
const onName = vi.fn();
const place = { hrefFor: (to: string) => `#${to}`, navigate: () => undefined, onName };

function Record({ id }: { readonly id: string }) {
  const invalidate = useInvalidate();
  const { back, neighbours, setName } = useQueueRecord(place, listOrders, {
    id,
    idOf: ({ orderId }) => orderId,
    queue: '/desk?index=2',
    toInput: (query, size) => ({ index: Number(query.get('index')), size }),
    pathTo: (other) => `/desk/${other}`,
    copy: { title: '申请管理', position: '第 {n} 笔，共 {total} 笔' },
  });
  return (
    <>
      <a href={back.href}>{back.label}</a>
      <p>{neighbours.position ?? '不在列表中'}</p>
      <p>上一项 {neighbours.previous?.href}</p>
      <p>下一项 {neighbours.next?.href}</p>
      <button onClick={() => setName('甲公司')}>读取</button>
      <button onClick={() => void invalidate('orders')}>审核</button>
    </>
  );
}

test('a record has its queue behind it and its neighbours beside it, also once it has left', async () => {
  const client = createMockClient({ listOrders: pageOf(['a', 'b', 'c']) });
  const screen = await render(
    <HuiqiProvider client={client}>
      <Record id="b" />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByText('第 12 笔，共 13 笔')).toBeVisible();
  expect(client.transport.requests[0]?.query).toMatchObject({ index: '2', size: '10' });
  await expect.element(screen.getByText('上一项 #/desk/a')).toBeVisible();
  await expect.element(screen.getByText('下一项 #/desk/c')).toBeVisible();
  const back = screen.getByRole('link', { name: '申请管理' });
  await expect.element(back).toHaveAttribute('href', '#/desk?index=2');
  await screen.getByRole('button', { name: '读取' }).click();
  expect(onName).toHaveBeenLastCalledWith('甲公司');
  client.transport.use({ listOrders: pageOf(['a', 'c']) });
  await screen.getByRole('button', { name: '审核' }).click();
  await expect.element(screen.getByText('不在列表中')).toBeVisible();
  await expect.element(screen.getByText('上一项 #/desk/a')).toBeVisible();
  await expect.element(screen.getByText('下一项 #/desk/c')).toBeVisible();
});

test('another record that is not on the page has no neighbours of the one before it', async () => {
  const client = createMockClient({ listOrders: pageOf(['a', 'b', 'c']) });
  const at = (id: string) => (
    <HuiqiProvider client={client}>
      <Record id={id} />
    </HuiqiProvider>
  );
  const screen = await render(at('b'));
  await expect.element(screen.getByText('下一项 #/desk/c')).toBeVisible();
  await screen.rerender(at('z'));
  await expect.element(screen.getByText('不在列表中')).toBeVisible();
  await expect.element(screen.getByText('下一项', { exact: true })).toBeVisible();
});
