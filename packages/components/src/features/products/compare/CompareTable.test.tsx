import { examples } from '@huiqi/sdk/testing';
import type { ProductDetail } from '@huiqi/sdk';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../../theme/index.js';
import { CompareTable } from './CompareTable.js';

const one = examples.getProduct['default'] as ProductDetail;
const products = ['甲贷', '乙贷', '丙贷'].map((name) => ({ ...one, id: name, name, bankName: '' }));
const draw = () =>
  render(
    <div className={themeRoot}>
      <CompareTable
        products={products}
        rows={[]}
        linkTo={({ id }) => ({ href: `#${id}` })}
        onRemove={() => undefined}
        action={() => null}
      />
    </div>,
  );

it('shows two of three products on a phone, each of which can be swapped with the third', async () => {
  await page.viewport(375, 700);
  const screen = await draw();
  const shown = () =>
    products
      .map(({ name }) => name)
      .filter((name) => screen.getByRole('link', { name, exact: true }).elements().length > 0);
  expect(shown()).toEqual(['甲贷', '乙贷']);
  await screen.getByRole('button', { name: /^把甲贷.*换成丙贷/ }).click();
  expect(shown()).toEqual(['乙贷', '丙贷']);
});

it('shows all products where there is room', async () => {
  await page.viewport(1440, 900);
  const screen = await draw();
  expect(screen.getByRole('columnheader').elements()).toHaveLength(4);
  expect(screen.getByRole('button', { name: /换成/ }).elements()).toHaveLength(0);
});
