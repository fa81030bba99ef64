import type { InterestRateType } from '../../generated/enums.js';
import { scaled } from '../money/fen.js';

/** The input of a loan calculator, as typed. */
export interface LoanTermsInput {
  /** 万元. */
  readonly loanAmount: string;
  readonly loanterm: string;
  /** Percent. */
  readonly interestRate: string;
  readonly interestRateType: InterestRateType;
}

/** Range of a field, as decimal strings. */
export interface TermsRange {
  readonly min: string;
  readonly max: string;
}

/** Ranges of the fields. Defaults to what any loan may have. */
export interface LoanTermsLimits {
  readonly loanAmount: TermsRange;
  readonly loanterm: TermsRange;
  readonly interestRate: TermsRange;
}

/** Rates above these are typing errors, and their interest would not fit the contract. */
const highestRate = { DAY: '1', MOUTH: '10', YEAR: '100' } as const;

/** Limits of any loan. A rate of type ELSE has no range: it cannot be calculated. */
export const anyLoanLimits = (type: Exclude<InterestRateType, 'ELSE'>): LoanTermsLimits => ({
  loanAmount: { min: '0.01', max: '100000' },
  loanterm: { min: '1', max: '600' },
  interestRate: { min: '0', max: highestRate[type] },
});

const fields = [
  { name: 'loanAmount', label: '贷款金额', unit: '万元', decimals: 2 },
  { name: 'loanterm', label: '贷款期限', unit: '个月', decimals: 0 },
  { name: 'interestRate', label: '利率', unit: '%', decimals: 4 },
] as const;

function isWithin(text: string, { min, max }: TermsRange, decimals: number): boolean {
  try {
    const value = scaled(text, decimals, 'value');
    return (
      value >= scaled(min, 6, 'min') / 10n ** BigInt(6 - decimals) &&
      value <= scaled(max, 6, 'max') / 10n ** BigInt(6 - decimals)
    );
  } catch {
    return false;
  }
}

/** Errors by field for terms that cannot be calculated; empty if they can. Shared by server and browser. */
export function loanTermsProblems(
  terms: LoanTermsInput,
  limits?: LoanTermsLimits,
): Partial<Record<keyof LoanTermsInput, string>> {
  if (terms.interestRateType === 'ELSE')
    return { interestRateType: '其他计息方式无法测算，请以银行的还款计划为准' };
  const ranges = limits ?? anyLoanLimits(terms.interestRateType);
  return Object.fromEntries(
    fields
      .filter(({ name, decimals }) => !isWithin(terms[name], ranges[name], decimals))
      .map(({ name, label, unit }) => {
        const { min, max } = ranges[name];
        return [name, `${label}应为 ${min}–${max} ${unit}`];
      }),
  );
}

const perYear = { DAY: 360n, MOUTH: 12n, YEAR: 1n } as const;
const places = 6;

/** A rate as percent per year (a bank year has 360 days); null for a rate without a period. */
export function yearlyRate(rate: string, type: InterestRateType): string | null {
  if (type === 'ELSE') return null;
  const digits = String(scaled(rate, places, 'rate') * perYear[type]).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, -places) : `${digits.slice(0, -places)}.${fraction}`;
}
