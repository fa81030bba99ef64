import { OrderStatusValues } from '@huiqi/sdk';
import { openOrderStatuses } from '@huiqi/sdk/domain';
import { expect, it } from 'vitest';
import { ordersCopy } from './copy.js';
import { orderNextStep } from './orderNextStep.js';

it.each(OrderStatusValues)('says what comes next in %s', (status) => {
  expect(ordersCopy[orderNextStep(status).line]).toMatch(/。$/);
});

it('lets nobody apply again while an order is open, and everybody once it has ended badly', () => {
  for (const status of OrderStatusValues) {
    const mayApply = orderNextStep(status).actions.includes('applyAgain');
    const isOpen = openOrderStatuses.includes(status);
    expect(mayApply).toBe(!isOpen && status !== 'BANK_APPROVAL_SUCCESS');
  }
});

it('continues and deletes what was saved', () => {
  expect(orderNextStep('SAVE_NOT_SUBMIT').actions).toEqual(['resume', 'close']);
});

it('withdraws only what nobody has decided on', () => {
  const withdrawn = OrderStatusValues.filter((status) =>
    orderNextStep(status).actions.includes('close'),
  );
  expect(withdrawn.toSorted()).toEqual(
    ['ACCEPT_SUCCESS', 'BANK_NO_INFO', 'PRE_JXW_ACCEPT', 'SAVE_NOT_SUBMIT'].toSorted(),
  );
});
