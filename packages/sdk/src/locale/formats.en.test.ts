import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatDateEn,
  formatDateTimeEn,
  formatNoticeTimeEn,
  formatPercentRangeEn,
  formatTermRangeEn,
  formatWanEn,
  formatWanFigureEn,
} from './formats.en.js';

it.each([
  ['1500', 'CNY 15,000,000'],
  [0.5, 'CNY 5,000'],
  ['0.0001', 'CNY 1'],
  ['0.00015', 'CNY 1.5'],
  ['-12.34', 'CNY -123,400'],
  [0, 'CNY 0'],
  ['', '--'],
  [null, '--'],
])('writes %s in yuan', (wan, text) => {
  expect(formatWanEn(wan)).toBe(text);
});

it('keeps every digit of an amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (yuan) => {
      const digits = String(yuan).padStart(5, '0');
      const wan = `${digits.slice(0, -4)}.${digits.slice(-4)}`;
      expect(formatWanFigureEn(wan).replaceAll(',', '')).toBe(String(yuan));
    }),
  );
});

it('writes days, times, rates and terms', () => {
  expect(formatDateEn('2026-01-31')).toBe('31 Jan 2026');
  expect(formatDateEn(null)).toBe('--');
  expect(formatDateTimeEn('2026-06-15T16:05:00Z')).toBe('16 Jun 2026, 00:05');
  expect(formatDateTimeEn('')).toBe('--');
  expect(formatPercentRangeEn('3.4', '4.35')).toBe('3.40%–4.35%');
  expect(formatTermRangeEn(6, 12)).toBe('6–12 months');
  expect(formatTermRangeEn(1, 1)).toBe('1 month');
  expect(formatTermRangeEn(null)).toBe('--');
});

it.each([
  ['2026-06-15T09:59:40Z', 'just now'],
  ['2026-06-15T09:20:00Z', '40 min ago'],
  ['2026-06-15T09:00:00Z', '1 hour ago'],
  ['2026-06-14T10:00:00Z', 'yesterday'],
  ['2026-06-13T10:00:00Z', '2 days ago'],
  ['2026-05-01T10:00:00Z', '1 May 2026'],
])('says how long ago %s was', (then, text) => {
  expect(formatNoticeTimeEn(then, '2026-06-15T10:00:00Z')).toBe(text);
});
