import { memoryStorage } from '@huiqi/sdk';
import { expect, it, vi } from 'vitest';
import { compareStoreOn } from './compareStore.js';

const product = (id: string) => ({ id, name: `产品${id}`, bankName: '银行' });

it('keeps up to three products, in the order chosen, and tells who listens', () => {
  const store = compareStoreOn(memoryStorage());
  const listener = vi.fn();
  const end = store.subscribe(listener);
  expect(['1', '2', '3'].map((id) => store.add(product(id)))).toEqual([true, true, true]);
  expect(store.add(product('2'))).toBe(true);
  expect(store.add(product('4'))).toBe(false);
  expect(store.read().map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(listener).toHaveBeenCalledTimes(3);
  store.remove('2');
  end();
  store.clear();
  expect(store.read()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(4);
});

it('is one for each storage', () => {
  const storage = memoryStorage();
  compareStoreOn(storage).add(product('1'));
  expect(compareStoreOn(storage).read()).toEqual([product('1')]);
  expect(compareStoreOn(memoryStorage()).read()).toEqual([]);
});

it.each(['', 'null', '{}', '[1,{"id":2}]', '[{"id":"1"}]', '[{"id":"1","name":"a"}]', '{'])(
  'starts empty on what it did not write: %s',
  (text) => {
    const storage = memoryStorage();
    storage.set('huiqi:compared-products', text);
    expect(compareStoreOn(storage).read()).toEqual([]);
  },
);
