import { expect, test } from '@jest/globals';
import { ProductList } from '@huiqi/components/products';
import { HuiqiProvider } from '@huiqi/components/provider';
import '@huiqi/components/styles.css';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { render, screen } from '@testing-library/react';

test('lists the products of the contract', async () => {
  const client = createMockClient();
  render(
    <HuiqiProvider client={client}>
      <h1>合作银行</h1>
      <ProductList hrefForProduct={({ id }) => `/products/${id}`} />
    </HuiqiProvider>,
  );
  const { content } = Object.values(examples.listProducts)[0] as { content: { name: string }[] };
  const shown = await screen.findAllByText(content[0].name, {}, { timeout: 15_000 });
  expect(shown.length).toBeGreaterThan(0);
  expect(client.transport.requests.map(({ operationId }) => operationId)).toContain('listProducts');
}, 30_000);
