import { describe, expect, it } from 'vitest';
import { productsCopy } from './copy.js';
import { productFilterLabels, productFilters } from './productFilters.js';

const parse = (text: string) => productFilters.parse(new URLSearchParams(text));

describe('product filters', () => {
  it('survive an address', () => {
    const filters = {
      keyword: '云税 & 贷',
      productCategoryId: '1',
      productClassify: 'HOT',
      amount: '501-',
      term: '7-12',
      guaranteeType: 'CREDIT',
      sortOrder: 2,
      index: 3,
    } as const;
    expect(parse(productFilters.format(filters).toString())).toEqual(filters);
  });

  it.each(['amount=9-9', 'productClassify=hot', 'sortOrder=9', 'sortOrder=3', 'keyword=%20'])(
    'leave out unknown values and defaults: %s',
    (text) => expect(parse(text)).toEqual({}),
  );

  it('are shown in words, with the name of the category', () => {
    const labels = productFilterLabels(productsCopy, [
      { id: '7', name: '税务贷', productCount: 3 },
    ]);
    const active = productFilters.active({ productCategoryId: '7', term: '7-12' }, labels);
    expect(active.map(({ label }) => label)).toEqual([
      '产品类别：税务贷',
      expect.stringMatching(/^贷款期限：/),
    ]);
  });
});
