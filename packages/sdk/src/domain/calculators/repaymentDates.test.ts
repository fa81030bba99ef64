import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStartDate, repaymentDates } from './repaymentDates.js';

describe('repaymentDates', () => {
  it('keeps the day, and takes the last of a shorter month', () => {
    expect(repaymentDates('2026-01-31', 4)).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
    expect(repaymentDates('2027-11-30', 3)).toEqual(['2027-12-30', '2028-01-30', '2028-02-29']);
  });

  it('moves on by one month each time', () => {
    const start = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2200-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 600 }), (moment, months) => {
        const startDate = moment.toISOString().slice(0, 10);
        const dates = repaymentDates(startDate, months);
        const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
        expect(dates).toHaveLength(months);
        expect(dates.every(isStartDate)).toBe(true);
        expect(dates.map(monthOf)).toEqual(
          Array.from({ length: months }, (_unused, turn) => monthOf(startDate) + turn + 1),
        );
        expect(dates.every((day) => day.slice(8) <= startDate.slice(8))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['1900-01-01', '9899-12-31'])('accepts %s', (day) => {
    expect(isStartDate(day)).toBe(true);
  });

  it.each(['2026-02-30', '', '2026-2-3', '1899-12-31', '9900-01-01', '2026-01-01T00:00:00Z'])(
    'refuses %j',
    (day) => {
      expect(isStartDate(day)).toBe(false);
      expect(() => repaymentDates(day, 1)).toThrow(RangeError);
    },
  );
});
