import { OrderStatusValues } from '@huiqi/sdk/domain';
import { expect, test } from 'vitest';
import { seeds } from './index.generated.js';
import { seed as ordersSeed } from './orders/seed.js';
import { seed as productsSeed } from './products/seed.js';
import { seedNow } from '../callKit/seedNow.js';
import { createSample, inOrder } from './createSample.js';

const sample = createSample({ now: seedNow });

test('the sample has enough banks, products and orders to browse', () => {
  const { banks, products } = sample.of(productsSeed);
  expect(banks.length).toBeGreaterThanOrEqual(12);
  expect(products.length).toBeGreaterThanOrEqual(40);
  expect(sample.of(ordersSeed).orders.length).toBeGreaterThanOrEqual(200);
});

test('the sample has an order in every status', () => {
  const found = new Set<string>(sample.of(ordersSeed).orders.map(({ status }) => status));
  expect(OrderStatusValues.filter((status) => !found.has(status))).toEqual([]);
});

test('the sample of every domain is the same each time for the same moment', () => {
  const again = createSample({ now: seedNow });
  for (const seed of seeds) expect(again.of(seed)).toEqual(sample.of(seed));
});

test('a seed comes after those it depends on', () => {
  const ordered = inOrder(seeds);
  expect(new Set(ordered)).toEqual(new Set(seeds));
  for (const seed of ordered)
    for (const earlier of Object.values(seed.after))
      expect(ordered.indexOf(earlier)).toBeLessThan(ordered.indexOf(seed));
});
