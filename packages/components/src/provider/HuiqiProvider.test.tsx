import { getProductHome, listProducts, type ProductPage } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios } from '@huiqi/sdk/testing';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from './HuiqiProvider.js';
import { useOperation } from './useOperation.js';

function Count({ size }: { readonly size: number }) {
  const list = useOperation(listProducts, { size, index: 1 });
  const home = useOperation(getProductHome, {}, { enabled: false });
  return <p>{`${list.data?.page.total ?? 'unknown'} ${home.status}`}</p>;
}

const data = examples.listProducts['default'] as ProductPage;
const preloaded = [
  { tag: 'products', operation: 'listProducts', input: { index: 1, size: 8 }, data },
] as const;

test('a response that came with the page is drawn at once and not requested', async () => {
  const client = createMockClient(mockScenarios.hanging);
  const screen = await render(
    <HuiqiProvider client={client} preloaded={preloaded}>
      <Count size={8} />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByText(`${data.page.total} pending`)).toBeVisible();
  expect(client.transport.requests).toEqual([]);
});

test('another input is another request', async () => {
  const client = createMockClient(mockScenarios.hanging);
  const screen = await render(
    <HuiqiProvider client={client} preloaded={preloaded}>
      <Count size={9} />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByText('unknown pending')).toBeVisible();
  expect(client.transport.requests).toHaveLength(1);
});
