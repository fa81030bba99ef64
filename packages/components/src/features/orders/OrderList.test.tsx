import type { RelatedCompany } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { ordersCopy } from './copy.js';
import { OrderList } from './OrderList.js';

test('the company that a link chose is named and can be removed, but not chosen', async () => {
  const { content } = examples.listRelatedCompanies['default'] as { content: RelatedCompany[] };
  const [company] = content;
  const client = createMockClient();
  const screen = await render(
    <HuiqiProvider client={client}>
      <OrderList filters={{ nsrsbh: company?.nsrsbh }} hrefForOrder={() => '#'} />
    </HuiqiProvider>,
  );
  const chosen = screen.getByRole('button', { name: new RegExp(company?.qymc ?? 'none') });
  await expect.element(chosen).toBeVisible();
  expect(screen.getByRole('combobox', { name: ordersCopy.company }).query()).toBeNull();
});
