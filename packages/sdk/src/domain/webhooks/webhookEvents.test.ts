import { expect, test } from 'vitest';
import { OrderEventValues, WebhookEventTypeValues } from '../../generated/enums.js';
import { orderTransitions } from '../orders/orderMachine.js';
import { webhookTypeOf } from './webhookEvents.js';

test('every event that moves an order is reported, and no other', () => {
  const moving = new Set(orderTransitions.map(({ event }) => event));
  for (const event of OrderEventValues)
    expect(webhookTypeOf(event) !== null, event).toBe(moving.has(event));
});

test('every type but the test is of an event', () => {
  const types = new Set(OrderEventValues.map(webhookTypeOf));
  expect(WebhookEventTypeValues.filter((type) => !types.has(type))).toEqual(['webhook.test']);
});

test('a refusal of the commission and one of the bank are the same to a partner', () => {
  const refusals = OrderEventValues.filter((event) => webhookTypeOf(event) === 'order.refused');
  expect(refusals.toSorted()).toEqual(['REJECT', 'REVIEW_REJECT']);
});
