import { expect, test, vi } from 'vitest';
import type { WidgetOptions } from '../host/WidgetOptions.js';
import { createOptionsStore } from './createOptionsStore.js';

const elementOf = (attributes: Record<string, string>, properties: WidgetOptions = {}) => ({
  ...properties,
  getAttribute: (name: string) => attributes[name] ?? null,
});

test('attributes are read in kebab case, with the types of their options', () => {
  const store = createOptionsStore(
    elementOf({ 'page-size': '3', 'api-base': 'https://a.example', debug: '', locale: 'en' }),
    vi.fn(),
  );
  expect(store.get()).toEqual({
    pageSize: 3,
    apiBase: 'https://a.example',
    debug: true,
    locale: 'en',
  });
});

test('a property takes precedence over the attribute of its name', () => {
  const store = createOptionsStore(elementOf({ reference: 'old' }, { reference: 'new' }), vi.fn());
  expect(store.get().reference).toBe('new');
});

test('an invalid value is reported and left out', () => {
  const invalid = vi.fn();
  const store = createOptionsStore(elementOf({ 'page-size': 'six', locale: 'fr' }), invalid);
  expect(store.get()).toEqual({});
  expect(invalid.mock.calls.map(([sentence]) => sentence)).toEqual([
    'option "pageSize" must be a whole number from 1 to 50',
    'option "locale" must be one of "zh-CN", "en"',
  ]);
});

test('an option that is no attribute is not read from one', () => {
  expect(createOptionsStore(elementOf({ scope: '{}' }), vi.fn()).get()).toEqual({});
});

test('listeners are called with a new object after a change, and not after they have unsubscribed', () => {
  const element = elementOf({}, { pageSize: 3 });
  const store = createOptionsStore(element, vi.fn());
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
