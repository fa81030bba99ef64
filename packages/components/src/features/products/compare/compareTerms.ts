import type { ProductDetail, RepaymentType } from '@huiqi/sdk';
import { RepaymentTypeValues } from '@huiqi/sdk';
import { maxCompared } from './compareStore.js';

/** The loan whose payments are compared. */
export interface CompareTerms {
  /** 万元, as typed. */
  readonly amount: string;
  /** Months, as typed. */
  readonly months: string;
  /** Undefined for each product's usual one. */
  readonly method: RepaymentType | undefined;
}

/** Content of a comparison's address. */
export interface CompareQuery {
  readonly ids: readonly string[];
  readonly amount?: string | undefined;
  readonly months?: string | undefined;
  readonly method?: RepaymentType | undefined;
  readonly onlyDifferent: boolean;
}

const decimal = /^\d{1,6}(?:\.\d{1,4})?$/;
const whole = /^\d{1,3}$/;
const matching = (pattern: RegExp, text: string | null | undefined) =>
  text && pattern.test(text) ? text : undefined;

/** Parses an address, dropping invalid values. */
export function parseCompareQuery(query: URLSearchParams): CompareQuery {
  const ids = (query.get('ids') ?? '').split(',').filter((id) => /^[A-Za-z0-9_-]{1,64}$/.test(id));
  return {
    ids: [...new Set(ids)].slice(0, maxCompared),
    amount: matching(decimal, query.get('amount')),
    months: matching(whole, query.get('months')),
    method: RepaymentTypeValues.find((type) => type === query.get('method')),
    onlyDifferent: query.get('only') === 'different',
  };
}

/** Formats an address, dropping incomplete values. */
export function formatCompareQuery(values: CompareQuery): URLSearchParams {
  const { ids, amount, months, method, onlyDifferent } = values;
  const pairs = {
    ids: ids.join(','),
    amount: matching(decimal, amount),
    months: matching(whole, months),
    method,
    only: onlyDifferent ? 'different' : undefined,
  };
  const present = Object.entries(pairs).filter((pair): pair is [string, string] => !!pair[1]);
  return new URLSearchParams(present);
}

type Limits = Pick<ProductDetail, 'minLoanLimit' | 'maxLoanLimit' | 'minLoanTerm' | 'maxLoanTerm'>;

/** 万元 and months that small enterprises request most often. */
const usual = { amount: 10, months: 12 };

/** The number nearest to the requested one within the ranges of most products. */
function mostCommon(wanted: number, ranges: readonly (readonly [number, number])[]): number {
  const candidates = ranges.map(([from, to]) => Math.max(from, Math.min(wanted, to)));
  const countOf = (value: number) =>
    ranges.filter(([from, to]) => value >= from && value <= to).length;
  return candidates.reduce((best, one) => {
    const more = countOf(one) - countOf(best);
    const nearer = Math.abs(best - wanted) - Math.abs(one - wanted);
    return more > 0 || (more === 0 && nearer > 0) ? one : best;
  }, candidates[0] ?? wanted);
}

/** A usual loan, adjusted to what most of the products offer. */
export const usualTerms = (
  products: readonly Limits[],
): Pick<CompareTerms, 'amount' | 'months'> => ({
  amount: String(
    mostCommon(
      usual.amount,
      products.map((one) => [one.minLoanLimit, one.maxLoanLimit]),
    ),
  ),
  months: String(
    mostCommon(
      usual.months,
      products.map((one) => [one.minLoanTerm, one.maxLoanTerm]),
    ),
  ),
});
