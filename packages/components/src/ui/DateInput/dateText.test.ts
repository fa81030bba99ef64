import { expect, it } from 'vitest';
import { beyond, isComplete, readDate, wrongText } from './dateText.js';

it.each([
  ['2026-01-09', '2026-01-09'],
  ['20260109', '2026-01-09'],
  ['2026/1/9', '2026-01-09'],
  ['2026.01.9', '2026-01-09'],
  ['2026年1月9日', '2026-01-09'],
  ['２０２６－０１－０９', '2026-01-09'],
  ['  2026-01-09 ', '2026-01-09'],
  ['2028-02-29', '2028-02-29'],
  ['', ''],
])('reads %s', (text, day) => expect(readDate(text)).toBe(day));

it.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1',
  '26-1-1',
  '0202-01-01',
  '明天',
  '01/31/2026',
])('makes no day of %s', (text) => expect(readDate(text)).toBeUndefined());

it.each([
  ['2026-1-1', false],
  ['2026-01-1', false],
  ['2026010', false],
  ['20260101', true],
  ['2026/01/01', true],
  ['', true],
])('%s can be taken while typing: %s', (text, complete) => expect(isComplete(text)).toBe(complete));

it('distinguishes a day that does not exist from text that is not a date', () => {
  expect(wrongText('2026-02-30')).toContain('没有“2026-02-30”这一天');
  expect(wrongText('明天')).toContain('年-月-日');
});

it('compares a day with its inclusive limits', () => {
  expect(beyond('2026-01-01', '2026-01-01', '2026-01-01')).toBeUndefined();
  expect(beyond('2025-12-31', '2026-01-01')).toBe('日期不能早于 2026-01-01');
  expect(beyond('2026-01-02', undefined, '2026-01-01')).toBe('日期不能晚于 2026-01-01');
  expect(beyond('', '2026-01-01')).toBeUndefined();
});
