import { describe, expect, it } from 'vitest';
import { changeFilters, formatProductFilters, parseProductFilters } from './productFilters.js';

const parse = (text: string) => parseProductFilters(new URLSearchParams(text));

describe('product filters', () => {
  it('survive the way through an address', () => {
    const filters = {
      productCategoryId: '1',
      productClassify: 'HOT',
      amount: '501-',
      term: '7-12',
      guaranteeType: 'CREDIT',
      keyword: '云税 & 贷',
      sortOrder: 2,
      index: 3,
    } as const;
    expect(parse(formatProductFilters(filters).toString())).toEqual(filters);
  });

  it.each([
    'amount=9-9',
    'term=x',
    'productClassify=hot',
    'guaranteeType=PLEDGE',
    'sortOrder=9',
    'index=-1',
    'index=1.5',
    'productCategoryId=../1',
    'keyword=%20',
    'other=1',
  ])('leave out what is not known: %s', (text) => {
    expect(parse(text)).toEqual({});
  });

  it('show the first page after a change', () => {
    expect(changeFilters({ index: 4, keyword: 'a' }, { term: '7-12' })).toEqual({
      keyword: 'a',
      term: '7-12',
    });
  });
});
