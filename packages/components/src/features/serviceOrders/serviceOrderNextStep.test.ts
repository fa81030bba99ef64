import { expect, test } from 'vitest';
import { serviceOrderNextStep } from './serviceOrderNextStep.js';

const phone = { orgContractPhone: '023-74500000' };

test.each([
  ['PENDING', false, 'call', 'nextPending'],
  ['ACCEPTED', false, 'call', 'nextAccepted'],
  ['REFUSED', false, 'again', 'nextRefused'],
  ['FINISHED', true, 'rate', 'nextFinished'],
  ['FINISHED', false, 'again', 'nextRated'],
  ['CANCELED', false, 'again', 'nextCanceled'],
  ['ARCHIVED', false, 'again', null],
] as const)('%s with mayRate %s leads to %s', (orderStatus, mayRate, action, line) => {
  expect(serviceOrderNextStep({ orderStatus, mayRate, ...phone })).toEqual({ action, line });
});

test('nobody is called without a number', () => {
  const order = { orderStatus: 'PENDING', mayRate: false, orgContractPhone: null };
  expect(serviceOrderNextStep(order).action).toBe('view');
});
