import { OrderStatusValues } from '@huiqi/sdk/domain';
import { expect, test } from 'vitest';
import { seedNow } from '../testing/places.js';
import { banks } from '../modules/products/seed/banks.js';
import { makeSample } from './seedDatabase.js';

const sample = makeSample({ now: seedNow });

test('has enough banks, products and orders to browse', () => {
  expect(banks.length).toBeGreaterThanOrEqual(12);
  expect(sample.productRows.length).toBeGreaterThanOrEqual(40);
  expect(sample.sampleOrders.orders.length).toBeGreaterThanOrEqual(200);
});

test('has an order in every state', () => {
  const states = new Set<string>(sample.sampleOrders.orders.map(({ status }) => status));
  expect(OrderStatusValues.filter((status) => !states.has(status))).toEqual([]);
});

test('is the same each time for the same moment', () => {
  expect(makeSample({ now: seedNow })).toEqual(sample);
});
