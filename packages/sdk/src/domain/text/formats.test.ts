import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPercent,
  formatPercentRange,
  formatTermRange,
  formatText,
  formatThousands,
  formatWan,
  formatWanFigure,
  yuanToWan,
} from './formats.js';

describe('formatThousands', () => {
  it.each([
    [1234567.5, undefined, '1,234,567.5'],
    ['1234567.50', undefined, '1,234,567.50'],
    [999, undefined, '999'],
    [-1000, undefined, '-1,000'],
    ['0.123456', undefined, '0.123456'],
    [1000, 2, '1,000.00'],
    ['', undefined, '--'],
    [null, undefined, '--'],
    [undefined, 2, '--'],
    [Number.NaN, undefined, '--'],
    ['abc', undefined, '--'],
    ['1.005', 2, '1.01'],
    [1.005, 2, '1.01'],
    ['1234567890123456.78', 2, '1,234,567,890,123,456.78'],
    ['-0.004', 2, '0.00'],
    ['-0', undefined, '0'],
    [-1e-9, undefined, '0'],
    ['12345678901234567890', undefined, '12,345,678,901,234,567,890'],
  ])('%s with %s decimals is %s', (value, decimals, text) => {
    expect(formatThousands(value, decimals)).toBe(text);
  });

  it('changes nothing but separators', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        const text = formatThousands(value);
        expect(text.replaceAll(',', '')).toBe(String(value));
        expect(text).toMatch(/^-?\d{1,3}(,\d{3})*$/);
      }),
    );
  });
});

describe('ranges', () => {
  it.each([
    ['3.45', '4.35', '3.45%~4.35%'],
    ['3.4500', '3.45', '3.45%'],
    ['3.85', null, '3.85%'],
    ['3.9', '4', '3.90%~4.00%'],
    ['0.0125', null, '0.0125%'],
    [null, '3.85', '3.85%'],
    [null, null, '--'],
  ])('%s and %s percent is %s', (min, max, text) => {
    expect(formatPercentRange(min, max)).toBe(text);
  });

  it.each([
    [6, 12, '6-12个月'],
    [12, 12, '12个月'],
    [12, undefined, '12个月'],
    [null, null, '--'],
  ])('%s to %s months is %s', (min, max, text) => {
    expect(formatTermRange(min, max)).toBe(text);
  });

  it.each([
    ['123456.78', '12.35'],
    ['150.00', '0.02'],
    ['49.99', '0'],
    ['15000000.00', '1500'],
    ['123456789012345678.00', '12345678901234.57'],
  ])('%s yuan is %s in units of 10,000', (yuan, wan) => {
    expect(yuanToWan(yuan)).toBe(wan);
  });

  it('writes single values', () => {
    expect(formatPercent('3.8500')).toBe('3.85%');
    expect(formatPercent(undefined)).toBe('--');
    expect(formatWan('1500.00')).toBe('1,500万元');
    expect(formatWan('100')).toBe('100万元');
    expect(formatWan(null)).toBe('--');
    expect(formatText(' ')).toBe('--');
    expect(formatText(null)).toBe('--');
    expect(formatText(undefined)).toBe('--');
    expect(formatWanFigure('1500')).toBe('1,500');
    expect(formatText('甲')).toBe('甲');
  });
});
