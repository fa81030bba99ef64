import { split, type Cents } from './cents.js';
import type { BusinessYear } from './businessYears.js';

/** A month with what was sold in it. */
export interface BusinessMonth {
  /** YYYY-MM. */
  readonly month: string;
  readonly revenue: Cents;
  /** Tax of the month. */
  readonly tax: Cents;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Months of the years, newest first; those of a year sum to its declared total. */
export const businessMonths = (years: readonly BusinessYear[], turn: number): BusinessMonth[] =>
  years.flatMap(({ year, months, declared }) => {
    if (!declared) return [];
    // Low around the Spring Festival, high towards the end of the year.
    const weights = Array.from({ length: months }, (_unused, place) =>
      place === 1 ? 60 : 90 + place * 2 + ((turn + place * 7 + year) % 15),
    );
    const revenues = split(declared.revenue, weights);
    const taxes = split(declared.taxPaid, weights);
    return weights
      .map((_weight, place) => ({
        month: `${year}-${twoDigits(place + 1)}`,
        revenue: revenues[place] ?? 0,
        tax: taxes[place] ?? 0,
      }))
      .toReversed();
  });
