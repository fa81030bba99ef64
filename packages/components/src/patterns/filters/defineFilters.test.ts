import { expect, expectTypeOf, test } from 'vitest';
import { defineFilters } from './defineFilters.js';
import { amount } from './amount.js';
import { date } from './date.js';
import { flag, id, oneOf, page, sortBy, text } from './kinds.js';
import { range } from './range.js';

const filters = defineFilters({
  category: id(),
  term: oneOf(['1-6', '7-12']),
  level: oneOf([1, 2, 3]),
  dates: range(date(), 'dateStart', 'dateEnd'),
  money: range(amount(), 'moneyStart', 'moneyEnd'),
  mine: flag(),
  keyword: text({ max: 5 }),
  sort: sortBy(['new', 'cheap'], { default: 'new' }),
  index: page(),
});
const labels = {
  category: { label: '类型', values: { '7': '云税贷' } },
  term: { label: '期限', values: { '1-6': '1-6个月', '7-12': '7-12个月' } },
  level: { label: '等级', values: { 1: '高', 2: '中', 3: '低' } },
  dates: '日期',
  money: { label: '金额', unit: '万元' },
  mine: '只看我的',
  keyword: '关键词',
} as const;
const parse = (address: string) => filters.parse(new URLSearchParams(address));
const format = (values: Parameters<typeof filters.format>[0]) => String(filters.format(values));

test('values are typed by their parameters', () => {
  expectTypeOf(parse('')).toEqualTypeOf<{
    readonly category?: string | undefined;
    readonly term?: '1-6' | '7-12' | undefined;
    readonly level?: 1 | 2 | 3 | undefined;
    readonly dateStart?: string | undefined;
    readonly dateEnd?: string | undefined;
    readonly moneyStart?: string | undefined;
    readonly moneyEnd?: string | undefined;
    readonly mine?: true | undefined;
    readonly keyword?: string | undefined;
    readonly sort?: 'new' | 'cheap' | undefined;
    readonly index?: number | undefined;
  }>();
  expectTypeOf(filters.resolve({}).sort).toEqualTypeOf<'new' | 'cheap'>();
  expectTypeOf(filters.resolve({}).index).toEqualTypeOf<number>();
  expectTypeOf<Parameters<typeof filters.remove>[1]>().toEqualTypeOf<
    'category' | 'term' | 'level' | 'dates' | 'money' | 'mine' | 'keyword'
  >();
  // @ts-expect-error -- a page is turned by `toPage`
  filters.change({}, { index: 2 });
  // @ts-expect-error -- the label of a value is missing
  filters.active({}, { ...labels, level: { label: '等级', values: { 1: '高', 2: '中' } } });
  expect(filters.resolve({})).toEqual({ sort: 'new', index: 1 });
});

test.each([
  ['category', '../1'],
  ['category', ''],
  ['term', '7-13'],
  ['level', '4'],
  ['level', '01'],
  ['dateStart', '2026-02-30'],
  ['dateEnd', 'yesterday'],
  ['moneyStart', '-1'],
  ['moneyStart', '1.005'],
  ['moneyEnd', '123456789'],
  ['moneyEnd', '.'],
  ['mine', 'false'],
  ['keyword', '   '],
  ['sort', 'NEW'],
  ['sort', 'new'],
  ['index', '0'],
  ['index', '1'],
  ['index', '1.5'],
  ['index', '1e3'],
  ['other', '1'],
])('an address without meaning is left out: %s=%s', (name, value) => {
  expect(filters.parse(new URLSearchParams([[name, value]]))).toEqual({});
});

test.each([
  ['keyword=%20ab%00c%20', 'keyword=ab+c'],
  ['keyword=abcdefg', 'keyword=abcde'],
  ['keyword=𠮷𠮷𠮷𠮷𠮷𠮷', `keyword=${encodeURIComponent('𠮷𠮷𠮷𠮷𠮷')}`],
  ['keyword=abcd%20ef', 'keyword=abcd'],
  ['moneyStart=007.50', 'moneyStart=7.5'],
  ['moneyEnd=1,000.00', 'moneyEnd=1000'],
  ['moneyEnd=.5', 'moneyEnd=0.5'],
  ['dateStart=20260102', 'dateStart=2026-01-02'],
  ['index=3&term=7-12&term=1-6', 'term=7-12&index=3'],
  ['index=999999', 'index=100000'],
  [`index=${'9'.repeat(400)}`, 'index=100000'],
  ['sort=cheap&level=2', 'level=2&sort=cheap'],
])('an address is written in one way: %s', (address, canonical) => {
  expect(format(parse(address))).toBe(canonical);
});

test('values of a host are checked like those of an address', () => {
  expect(format({ keyword: '', term: undefined, sort: 'new', index: 1 })).toBe('');
  expect(format({ index: Number.NaN, moneyStart: 'Infinity', keyword: '\ud800a' })).toBe(
    'keyword=a',
  );
});

test('a change takes typed values or the text of a control, and shows the first page', () => {
  const values = { index: 4, sort: 'cheap', term: '7-12' } as const;
  expect(filters.change(values, { level: '2', term: '' })).toEqual({ sort: 'cheap', level: 2 });
  expect(filters.change(values, { level: 'high', keyword: ' a ' })).toEqual({
    term: '7-12',
    sort: 'cheap',
    keyword: 'a',
  });
});

test('pages turn without touching the filters', () => {
  expect(filters.toPage({ term: '7-12' }, 3)).toEqual({ term: '7-12', index: 3 });
  expect(filters.toPage({ term: '7-12', index: 3 }, 1)).toEqual({ term: '7-12' });
  expect(defineFilters({ keyword: text() }).toPage({ keyword: 'a' }, 2)).toEqual({ keyword: 'a' });
});

test('active filters are named in order and can be removed one by one or together', () => {
  const values = parse(
    'category=7&level=2&dateStart=2026-01-01&moneyStart=1&moneyEnd=300&mine=true&keyword=税&sort=cheap&index=2',
  );
  const active = filters.active(values, labels);
  expect(active.map(({ label }) => label)).toEqual([
    '类型：云税贷',
    '等级：中',
    '日期：2026-01-01 起',
    '金额：1万元 至 300万元',
    '只看我的',
    '关键词：税',
  ]);
  expect(filters.active({ dateEnd: '2026-11-20' }, labels)).toEqual([
    { key: 'dates', label: '日期：至 2026-11-20' },
  ]);
  const left = filters.remove(values, 'money');
  expect([left.moneyStart, left.moneyEnd, left.index, left.keyword]).toEqual([
    undefined,
    undefined,
    undefined,
    '税',
  ]);
  expect(filters.clear(values)).toEqual({ sort: 'cheap' });
});

test('a value without a label is shown as it is', () => {
  expect(filters.active({ category: 'toString' }, labels)).toEqual([
    { key: 'category', label: '类型：toString' },
  ]);
});

test('ranges that end before they start are told', () => {
  expect(filters.crossed({ dateStart: '2026-02-01', dateEnd: '2026-01-31' })).toEqual(['dates']);
  // Compared as numbers, not as texts.
  expect(filters.crossed({ moneyStart: '9', moneyEnd: '10' })).toEqual([]);
  expect(filters.crossed({ moneyStart: '10', moneyEnd: '9' })).toEqual(['money']);
  expect(filters.crossed({ dateStart: '2026-01-31', dateEnd: '2026-01-31' })).toEqual([]);
});
