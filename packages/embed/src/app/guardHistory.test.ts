import { expect, test, vi } from 'vitest';
import type { WidgetOptions } from '../host/WidgetOptions.js';
import { createMemoryHistory } from './createMemoryHistory.js';
import { guardHistory, withFilters } from './guardHistory.js';

function setUp(start: string, options: WidgetOptions = {}) {
  const emit = vi.fn(() => true);
  const store = { get: () => options, subscribe: () => () => undefined, changed: () => undefined };
  const history = createMemoryHistory(withFilters(start, store));
  return { emit, history, guarded: guardHistory(history, store, emit as never) };
}

test('the page is called for another screen, not for another page or step of the same', () => {
  const { emit, guarded } = setUp('/cIGNALoan');
  guarded.push('/cIGNALoan?index=2');
  guarded.replace('/cIGNALoan?index=3');
  expect(emit).not.toHaveBeenCalled();
  guarded.push('/cIGNAOrderDetails');
  guarded.push('/cIGNAOrderDetails?orderId=7');
  expect(emit.mock.calls).toEqual([
    ['huiqi-navigate', { route: '/cIGNAOrderDetails', from: '/cIGNALoan?index=3' }],
    ['huiqi-navigate', { route: '/cIGNAOrderDetails?orderId=7', from: '/cIGNAOrderDetails' }],
  ]);
});

test('what the page prevents does not happen', () => {
  const { emit, guarded } = setUp('/cIGNALoan');
  guarded.push('/cIGNAWhite');
  emit.mockReturnValue(false);
  guarded.push('/cIGNAOrderDetails');
  guarded.replace('/cIGNAOrderDetails');
  expect(guarded.back()).toBe(false);
  expect(guarded.current()).toBe('/cIGNAWhite');
  emit.mockReturnValue(true);
  expect(guarded.back()).toBe(true);
  expect(guarded.back()).toBe(false);
  expect(guarded.current()).toBe('/cIGNALoan');
});

test('the list starts with the filters of the page, until the user clears them', () => {
  const filters = { bankId: 'b 1', amount: '' };
  const { guarded } = setUp('/cIGNALoan', { filters });
  expect(guarded.current()).toBe('/cIGNALoan?bankId=b+1');
  guarded.push('/cIGNALoan');
  expect(guarded.current()).toBe('/cIGNALoan');
  const later = setUp('/cIGNAProductDetail/7', { filters }).guarded;
  later.push('/cIGNALoan');
  expect(later.current()).toBe('/cIGNALoan?bankId=b+1');
});
