import { listOrders } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from './HuiqiProvider.js';
import { useInvalidate } from './useInvalidate.js';
import { useOperation } from './useOperation.js';

function Orders() {
  const { data, status } = useOperation(listOrders, { index: 1, size: 10 });
  const invalidate = useInvalidate();
  return (
    <>
      <p>{`${status} ${data?.page.total ?? ''}`}</p>
      <button type="button" onClick={() => void invalidate('orders')}>
        失效
      </button>
    </>
  );
}

it('starts a first fetch in progress again: its response may be of before the write', async () => {
  let endFirst = () => undefined as void;
  const first = new Promise<void>((resolve) => (endFirst = resolve));
  let calls = 0;
  const client = createMockClient({
    listOrders: async () => {
      const total = (calls += 1);
      if (total === 1) await first;
      return { data: { content: [], page: { index: 1, size: 10, total } } };
    },
  });
  const screen = await render(
    <HuiqiProvider client={client}>
      <Orders />
    </HuiqiProvider>,
  );
  await expect.poll(() => calls).toBe(1);
  await screen.getByRole('button', { name: '失效' }).click();
  endFirst();
  await expect.element(screen.getByText('success 2')).toBeVisible();
  expect(calls).toBe(2);
});
