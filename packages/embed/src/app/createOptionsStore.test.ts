import { expect, test, vi } from 'vitest';
import { describeInvalid } from '../host/describeInvalid.js';
import type { WidgetOptions } from '../host/WidgetOptions.js';
import { createOptionsStore } from './createOptionsStore.js';

const elementOf = (attributes: Record<string, string>, properties: WidgetOptions = {}) => ({
  ...properties,
  getAttribute: (name: string) => attributes[name] ?? null,
});

test('attributes are read in kebab case, with the types of their options', () => {
  const store = createOptionsStore(
    elementOf({ 'page-size': '3', 'api-base': 'https://a.example', debug: '', locale: 'en' }),
  );
  expect(store.get()).toEqual({
    pageSize: 3,
    apiBase: 'https://a.example',
    debug: true,
    locale: 'en',
  });
});

test('a property takes precedence over the attribute of its name', () => {
  const store = createOptionsStore(elementOf({ reference: 'old' }, { reference: 'new' }));
  expect(store.get().reference).toBe('new');
});

test('once values are checked, invalid ones are reported and left out, and listeners called', () => {
  const invalid = vi.fn();
  const listener = vi.fn();
  const element = elementOf({ 'page-size': 'six' }, { locale: 'fr' as never, reference: 'r1' });
  const store = createOptionsStore(element);
  store.subscribe(listener);
  store.check(describeInvalid, invalid);
  expect(store.get()).toEqual({ reference: 'r1' });
  expect(listener).toHaveBeenCalledOnce();
  expect(invalid.mock.calls.map(([sentence]) => sentence)).toEqual([
    'option "pageSize" must be a whole number from 1 to 50',
    'option "locale" must be one of "zh-CN", "en"',
  ]);
  Object.assign(element, { reference: 'a b' });
  store.changed('reference');
  expect(store.get()).toEqual({});
});

test('an option that is no attribute is not read from one', () => {
  expect(createOptionsStore(elementOf({ scope: '{}' })).get()).toEqual({});
});

test('listeners are called with a new object after a change, and not after they have unsubscribed', () => {
  const element = elementOf({}, { pageSize: 3 });
  const store = createOptionsStore(element);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  const before = store.get();
  Object.assign(element, { pageSize: null });
  store.changed('pageSize');
  expect(listener).toHaveBeenCalledOnce();
  expect(store.get()).not.toBe(before);
  expect(store.get()).toEqual({});
  unsubscribe();
  store.changed('pageSize');
  expect(listener).toHaveBeenCalledOnce();
});
