import type { InterestRateType, RepaymentType } from '../../generated/enums.js';
import { roundedQuotient, scaled, wanToFen, type Fen } from '../money/fen.js';

export interface RepaymentTerms {
  /** Loan in 万元, a decimal string: at most six decimals. */
  readonly amount: string;
  /** Rate in percent, a decimal string: at most six decimals. */
  readonly rate: string;
  /** Period of the rate. Defaults to YEAR; ELSE cannot be calculated. */
  readonly rateType?: InterestRateType;
  /** Whole months, 1 to 600. */
  readonly months: number;
  readonly method: RepaymentType;
}

export interface RepaymentRow {
  /** 1 is the first month. */
  readonly period: number;
  readonly principal: Fen;
  readonly interest: Fen;
  readonly payment: Fen;
  /** Principal still owed after this payment. */
  readonly remaining: Fen;
}

export interface RepaymentSchedule {
  readonly rows: readonly RepaymentRow[];
  readonly totalInterest: Fen;
  readonly totalPayment: Fen;
}

// A rate in percent with six decimals is a fraction of 10^8; a bank year has 360 days.
const rateUnit = 100_000_000n;
// `MOUTH` is the contract's spelling.
const perYear = { DAY: 360n, MOUTH: 12n, YEAR: 1n } as const;

/** Monthly rate as a fraction. */
interface MonthlyRate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * The repayment schedule of a loan, exact to the fen (half a fen rounds up; the last payment absorbs rounding). Repayment at
 * any time is shown as one payment at the end of the term. Throws a RangeError if amount, rate or term is invalid.
 */
export function repaymentSchedule(terms: RepaymentTerms): RepaymentSchedule {
  const principal = BigInt(wanToFen(terms.amount));
  const { months, method } = terms;
  if (!Number.isInteger(months) || months < 1 || months > 600) {
    throw new RangeError('months must be a whole number from 1 to 600');
  }
  const rate = monthlyRate(terms);
  const rows = methods[method](principal, rate, months);
  const sum = (pick: (row: RepaymentRow) => number) =>
    rows.reduce((all, row) => all + pick(row), 0);
  return {
    rows,
    totalInterest: sum(({ interest }) => interest),
    totalPayment: sum(({ payment }) => payment),
  };
}

function monthlyRate({ rate, rateType = 'YEAR' }: RepaymentTerms): MonthlyRate {
  if (rateType === 'ELSE') throw new RangeError('a rate of another kind cannot be calculated');
  return { numerator: scaled(rate, 6, 'rate') * perYear[rateType], denominator: rateUnit * 12n };
}

const interestOn = (owed: bigint, { numerator, denominator }: MonthlyRate, months = 1n) =>
  roundedQuotient(owed * numerator * months, denominator);

/** Builds the rows; `principalOf` returns the principal of each month but the last. */
function rowsOf(
  principal: bigint,
  rate: MonthlyRate,
  months: number,
  principalOf: (interest: bigint) => bigint,
): RepaymentRow[] {
  const rows: RepaymentRow[] = [];
  let owed = principal;
  for (let period = 1; period <= months; period += 1) {
    const interest = interestOn(owed, rate);
    const wanted = period === months ? owed : principalOf(interest);
    const paid = wanted > owed ? owed : wanted;
    owed -= paid;
    rows.push(row(period, paid, interest, owed));
  }
  return rows;
}

const row = (period: number, paid: bigint, interest: bigint, owed: bigint): RepaymentRow => ({
  period,
  principal: Number(paid),
  interest: Number(interest),
  payment: Number(paid + interest),
  remaining: Number(owed),
});

/** The equal payment: P·i·(1+i)^n / ((1+i)^n − 1), in whole numbers. */
function equalPayment(
  principal: bigint,
  { numerator, denominator }: MonthlyRate,
  months: number,
): bigint {
  const n = BigInt(months);
  if (numerator === 0n) return roundedQuotient(principal, n);
  const grown = (denominator + numerator) ** n;
  return roundedQuotient(principal * numerator * grown, denominator * (grown - denominator ** n));
}

const methods: Readonly<
  Record<RepaymentType, (principal: bigint, rate: MonthlyRate, months: number) => RepaymentRow[]>
> = {
  AVERAGE_CAPITAL_PLUS_INTEREST: (principal, rate, months) => {
    const payment = equalPayment(principal, rate, months);
    return rowsOf(principal, rate, months, (interest) => payment - interest);
  },
  AVERAGE_CAPITAL: (principal, rate, months) => {
    const share = roundedQuotient(principal, BigInt(months));
    return rowsOf(principal, rate, months, () => share);
  },
  FIRST_INTEREST_LAST_LOAN: (principal, rate, months) => rowsOf(principal, rate, months, () => 0n),
  REPAYMENT_ANYTIME: (principal, rate, months) => [
    row(1, principal, interestOn(principal, rate, BigInt(months)), 0n),
  ],
};
