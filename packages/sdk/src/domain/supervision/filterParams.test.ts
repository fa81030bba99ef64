import { expect, test } from 'vitest';
import { readFilterParams, writeFilterParams } from './filterParams.js';

const first = { index: 1, size: 10 };

test('what is written is read again', () => {
  const filter = { index: 3, size: 20, keyword: '食品 & "明月"' };
  const text = writeFilterParams(filter);
  expect(readFilterParams(text)).toEqual(filter);
  expect(writeFilterParams(readFilterParams(text))).toBe(text);
  const address = new URLSearchParams({ filterParams: text }).toString();
  expect(readFilterParams(new URLSearchParams(address).get('filterParams'))).toEqual(filter);
});

test('the first page of all companies has no text', () => {
  expect(writeFilterParams(first)).toBe('');
  expect(writeFilterParams({ ...first, keyword: '  ' })).toBe('');
});

test.each([
  [null],
  [undefined],
  [''],
  ['{'],
  ['null'],
  ['7'],
  ['"index"'],
  ['[1,10]'],
  ['{}'],
  ['{"index":"2","size":"20"}'],
  ['{"index":0,"size":0}'],
  ['{"index":-1,"size":1.5}'],
  ['{"index":1e999,"size":1e9}'],
  ['{"index":{"valueOf":2},"keyword":["食品"]}'],
  ['{"__proto__":{"index":9,"size":9,"keyword":"x"}}'],
  ['{"keyword":"\\u0000\\ud800 "}'],
  [`{"index":2,"keyword":"${'长'.repeat(1_000)}"}`],
  ['['.repeat(999)],
])('%j is the first page of all companies', (text) => {
  expect(readFilterParams(text)).toEqual(first);
  expect(Object.prototype).not.toHaveProperty('keyword');
});

test('what is valid beside something else is kept', () => {
  expect(readFilterParams('{"index":2,"size":101,"sort":"name","keyword":" 食品 "}')).toEqual({
    index: 2,
    size: 10,
    keyword: '食品',
  });
  const long = readFilterParams(JSON.stringify({ keyword: '𬭎'.repeat(80) })).keyword ?? '';
  expect(Array.from(long)).toHaveLength(50);
});
