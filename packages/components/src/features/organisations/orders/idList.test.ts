import { expect, test } from 'vitest';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { idList, idListNames } from './idList.js';

const filters = defineFilters({ productIdList: idList() });
const read = (text: string) =>
  filters.parse(new URLSearchParams({ productIdList: text })).productIdList;

test.each([
  ['8002,8001', '8001,8002'],
  ['8001,8001', '8001'],
  [',8001,,', '8001'],
  ["8001,'; drop", '8001'],
  ['', undefined],
  [',', undefined],
  ['../etc', undefined],
])('%j is read as %j', (text, value) => expect(read(text)).toBe(value));

test('takes at most twenty', () => {
  const ids = Array.from({ length: 40 }, (_, turn) => String(1000 + turn));
  expect(read(ids.join(','))?.split(',')).toHaveLength(20);
});

test('is one parameter of the address', () => {
  expect(filters.format({ productIdList: '8001,8002' }).toString()).toBe(
    'productIdList=8001%2C8002',
  );
});

test('the chip names all that are chosen', () => {
  const names = { '8001': '专利代理', '8002': '商标注册' };
  const [chip] = filters.active(
    { productIdList: '8001,8002' },
    { productIdList: { label: '服务产品', values: idListNames(names, '8001,8002', '、') } },
  );
  expect(chip?.label).toBe('服务产品：专利代理、商标注册');
  expect(idListNames(names, '8001', '、')).toBe(names);
});
