import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnWidths } from './columnWidths.js';

const column = (natural: number, least = natural / 2) => ({ natural, least });

describe('columnWidths', () => {
  it('shares what is left by size', () => {
    expect(columnWidths([column(100), column(300)], 800)).toEqual([200, 600]);
  });

  it('takes from the columns that ask for the most', () => {
    const [small, large] = columnWidths([column(50, 50), column(900, 60)], 400);
    expect(small).toBeCloseTo(50, 0);
    expect(large).toBeCloseTo(350, 0);
  });

  it('goes below the least of all where nothing else helps', () => {
    expect(columnWidths([column(100, 100), column(300, 300)], 200)).toEqual([50, 150]);
  });

  it('always fills the width', () => {
    const demand = fc.record({
      natural: fc.double({ min: 1, max: 5000, noNaN: true }),
      least: fc.double({ min: 1, max: 5000, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(demand, { minLength: 1, maxLength: 12 }), (demands) => {
        const widths = columnWidths(demands, 499.28);
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(499.28, 3);
        for (const width of widths) expect(width).toBeGreaterThan(0);
      }),
    );
  });
});
