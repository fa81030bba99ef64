import { describe, expect, it } from 'vitest';
import { productsCopy } from '../copy.js';
import { productFilterLabels, productFilters } from './productFilters.js';

const parse = (text: string) => productFilters.parse(new URLSearchParams(text));

describe('product filters', () => {
  it('survive an address', () => {
    const filters = {
      keyword: '云税 & 贷',
      productCategoryId: '1',
      amount: '501-',
      term: '7-12',
      guaranteeType: 'PLEDGE',
      bankId: '3',
      productClassify: 'HOT',
      sortOrder: 2,
      index: 3,
    } as const;
    expect(parse(productFilters.format(filters).toString())).toEqual(filters);
  });

  it.each(['amount=9-9', 'productClassify=hot', 'sortOrder=9', 'sortOrder=3', 'keyword=%20'])(
    'leave out unknown values and defaults: %s',
    (text) => expect(parse(text)).toEqual({}),
  );

  it('are shown in words, with the names of category and bank', () => {
    const labels = productFilterLabels(
      productsCopy,
      [{ id: '7', name: '税务贷' }],
      [{ id: '3', name: '中国农业银行' }],
    );
    const values = { productCategoryId: '7', term: '7-12', bankId: '3' } as const;
    expect(productFilters.active(values, labels).map(({ label }) => label)).toEqual([
      '产品类别：税务贷',
      '贷款期限：7-12个月',
      '所属银行：中国农业银行',
    ]);
  });
});
