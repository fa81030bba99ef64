import { examples, createMockClient } from '@huiqi/sdk/testing';
import type { ProductDetail } from '@huiqi/sdk';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { LoanLimitProducts } from '../calculators/limit/LoanLimitProducts.js';
import { CompareTable } from './compare/CompareTable.js';
import { SimilarProducts } from './detail/SimilarProducts.js';

const sfPlatformUrl = 'https://finance.example.org/apply';
const example = examples.getProduct['default'] as ProductDetail;
const own = { ...example, id: 'own', name: '本站贷' };
const special = {
  ...example,
  id: 'special',
  name: '专区贷',
  productAudit: 'SF_ZJ_APPLE_PRODUCT',
  sfPlatformUrl,
};
const client = createMockClient({
  listProducts: { data: { content: [own, special], page: { index: 1, size: 4, total: 2 } } },
});
const linkTo = ({ id }: { readonly id: string }) => ({ href: `#${id}` });

// Spec 1 §2: a product of the special platform opens there instead of its detail page.
it.each([
  [
    'similar products',
    () => <SimilarProducts product={example} linkTo={linkTo} all={linkTo(own)} />,
  ],
  [
    'products that fit an amount',
    () => <LoanLimitProducts products={[own, special]} linkToProduct={linkTo} />,
  ],
  [
    'compared products',
    () => (
      <CompareTable
        products={[own, special]}
        rows={[]}
        linkTo={linkTo}
        onRemove={() => undefined}
        action={() => null}
      />
    ),
  ],
])('links %s to where the product is offered', async (_where, list) => {
  const screen = await render(<HuiqiProvider client={client}>{list()}</HuiqiProvider>);
  const link = screen.getByRole('link', { name: '专区贷' });
  await expect.element(link).toHaveAttribute('href', sfPlatformUrl);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect
    .element(screen.getByRole('link', { name: '本站贷' }))
    .toHaveAttribute('href', '#own');
});
