import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal, roundDecimal, shiftDecimal, trimDecimal } from './decimals.js';

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.stringMatching(/^\d{0,9}$/))
  .map(([whole, fraction]) => (fraction === '' ? `${whole}` : `${whole}.${fraction}`));

describe('decimal text', () => {
  it.each([
    ['1.005', 2, '1.01'],
    ['1.0049', 2, '1.00'],
    ['-1.005', 2, '-1.01'],
    ['-0.004', 2, '0.00'],
    ['-0.005', 2, '-0.01'],
    ['1234567890123456.78', 2, '1234567890123456.78'],
    ['9.995', 2, '10.00'],
    ['0.5', 0, '1'],
    ['7', 2, '7.00'],
    ['007.1', 1, '7.1'],
    [' 3 ', 1, '3.0'],
    ['1e3', 2, undefined],
    ['', 2, undefined],
  ])('%j rounded to %s places is %s', (text, places, rounded) => {
    expect(roundDecimal(text, places)).toBe(rounded);
  });

  it.each([
    ['15000', -4, '1.5000'],
    ['1', -4, '0.0001'],
    ['-12.34', -4, '-0.001234'],
    ['1.5', 4, '15000'],
    ['0.00015', 4, '1.5'],
    ['0', 4, '0'],
    ['x', 4, undefined],
  ])('%j shifted by %s is %s', (text, by, shifted) => {
    expect(shiftDecimal(text, by)).toBe(shifted);
  });

  it('loses no digit by moving the point there and back', () => {
    fc.assert(
      fc.property(decimals, (text) => {
        const moved = shiftDecimal(shiftDecimal(text, -4) ?? '', 4) ?? '';
        expect(moved).toBe(readDecimal(text));
      }),
    );
  });

  it('reads and trims', () => {
    expect(['-0', '-0.00', '00.10', '.5', '1.'].map(readDecimal)).toEqual([
      '0',
      '0.00',
      '0.10',
      undefined,
      undefined,
    ]);
    expect(['150.50', '150.00', '150', '0.0'].map(trimDecimal)).toEqual([
      '150.5',
      '150',
      '150',
      '0',
    ]);
  });
});
