import type { RegisterEntry } from '../registerEntry.js';
import { sampleFigures } from '../sampleFigures.js';
import { ofYuan, type Cents } from './cents.js';

/** A company's year; the current one ends with its last full month. */
export interface BusinessYear {
  readonly year: number;
  /** Full months of it. */
  readonly months: number;
  /** Null before the company was founded or declared taxes. */
  readonly declared: {
    readonly revenue: Cents;
    readonly netProfit: Cents;
    readonly taxPaid: Cents;
  } | null;
}

/** Year and number of the month (from 1) in China. */
export function monthInChina(at: Date): { readonly year: number; readonly month: number } {
  const day = new Date(at.getTime() + 8 * 3_600_000);
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1 };
}

const scale = (amount: Cents, share: number) => Math.round(amount * share);

/**
 * The latest year (the current one as soon as one of its months is over) and those before. Full years match
 * `findFigures`; the current year extrapolates the last growth, and years before the first figures shrink at a constant
 * rate.
 */
export function businessYears(entry: RegisterEntry, today: Date, count: number): BusinessYear[] {
  const { year: thisYear, month } = monthInChina(today);
  const figures = sampleFigures(entry, thisYear - 1);
  const [last, before] = figures?.years ?? [];
  const growth = last && before ? Number(last.revenue) / Number(before.revenue) : 1.08;
  const founded = Number(entry.establishedOn?.slice(0, 4) ?? thisYear);
  const latest = month === 1 ? thisYear - 1 : thisYear;
  const declaredIn = (year: number): BusinessYear['declared'] => {
    const known = figures?.years.find((one) => one.year === year);
    if (known) {
      const { revenue, netProfit, taxPaid } = known;
      return {
        revenue: ofYuan(revenue),
        netProfit: ofYuan(netProfit),
        taxPaid: ofYuan(taxPaid),
      };
    }
    const model = year > thisYear - 1 ? last : figures?.years.at(-1);
    if (!model || year <= founded) return null;
    const share = growth ** (year - model.year) * (year === thisYear ? (month - 1) / 12 : 1);
    return {
      revenue: scale(ofYuan(model.revenue), share),
      netProfit: scale(ofYuan(model.netProfit), share),
      taxPaid: scale(ofYuan(model.taxPaid), share),
    };
  };
  return Array.from({ length: count }, (_unused, ago) => {
    const year = latest - ago;
    return { year, months: year === thisYear ? month - 1 : 12, declared: declaredIn(year) };
  });
}
