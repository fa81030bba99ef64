import { createMockClient } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { ProductScopeContext } from '../../provider/productScope.js';
import { RecommendedProducts } from './RecommendedProducts.js';

const scope = { categoryIds: ['1'] };

it('recommends none but the products that the site shows', async () => {
  const client = createMockClient({});
  await render(
    <HuiqiProvider client={client}>
      <ProductScopeContext.Provider value={scope}>
        <RecommendedProducts hrefForProduct={({ id }) => `#${id}`} />
      </ProductScopeContext.Provider>
    </HuiqiProvider>,
  );
  await expect
    .poll(() => client.transport.requests.map(({ query }) => query['categoryIds']))
    .toEqual(['1']);
});
