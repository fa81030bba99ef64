import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RepaymentTypeValues, type RepaymentType } from '../../generated/enums.js';
import { repaymentSchedule, type RepaymentTerms } from './repaymentSchedule.js';

/** A fraction of whole numbers. Nothing here is shared with the implementation. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** Parses a decimal by its digits: 4.35 is 435 of 100. */
function fraction(text: string): Fraction {
  const [whole = '0', rest = ''] = text.split('.');
  return { n: BigInt(whole + rest), d: 10n ** BigInt(rest.length) };
}

/** Nearest whole number; a half goes up. */
function nearest({ n, d }: Fraction): bigint {
  const floor = n / d;
  return (n - floor * d) * 2n >= d ? floor + 1n : floor;
}

const periodsOfYear = { DAY: 360n, MOUTH: 12n, YEAR: 1n };

function monthly({ rate, rateType }: RepaymentTerms): Fraction {
  if (rateType === 'ELSE' || rateType === undefined) throw new Error('no period');
  const { n, d } = fraction(rate);
  return { n: n * periodsOfYear[rateType], d: d * 100n * 12n };
}

/** The payment whose present value is the principal: P ÷ Σ vᵏ with v = 1 ÷ (1 + i), by Horner's rule. */
function annuity(principal: bigint, { n, d }: Fraction, months: number): bigint {
  const v = { n: d, d: d + n };
  // Horner: s = v·(1 + s), months times; s = sum / scale
  let sum = 0n;
  let scale = 1n;
  for (let at = 0; at < months; at += 1) {
    sum = v.n * (scale + sum);
    scale *= v.d;
  }
  return nearest({ n: principal * scale, d: sum });
}

/** [interest, principal] of each month, by the definition of each way to repay. */
function expected(principal: bigint, terms: RepaymentTerms): [bigint, bigint][] {
  const rate = monthly(terms);
  const { months, method } = terms;
  const interestOf = (owed: bigint, periods = 1n) =>
    nearest({ n: owed * rate.n * periods, d: rate.d });
  if (method === 'REPAYMENT_ANYTIME') return [[interestOf(principal, BigInt(months)), principal]];
  const fixed = {
    AVERAGE_CAPITAL_PLUS_INTEREST: (interest: bigint, payment: bigint) => payment - interest,
    AVERAGE_CAPITAL: () => nearest({ n: principal, d: BigInt(months) }),
    FIRST_INTEREST_LAST_LOAN: () => 0n,
  }[method];
  const payment =
    method === 'AVERAGE_CAPITAL_PLUS_INTEREST' ? annuity(principal, rate, months) : 0n;
  let owed = principal;
  return Array.from({ length: months }, (_unused, at) => {
    const interest = interestOf(owed);
    const wanted = at === months - 1 ? owed : fixed(interest, payment);
    const paid = wanted > owed ? owed : wanted;
    owed -= paid;
    return [interest, paid];
  });
}

const highest = { DAY: 10_000, MOUTH: 100_000, YEAR: 1_000_000 };
const rates = fc
  .constantFrom('DAY' as const, 'MOUTH' as const, 'YEAR' as const)
  .chain((rateType) =>
    fc
      .integer({ min: 0, max: highest[rateType] })
      .map((parts) => ({ rateType, rate: (parts / 10_000).toFixed(4) })),
  );
const loans: fc.Arbitrary<RepaymentTerms> = fc
  .record({
    // From a hundred yuan to 100,000 万元.
    cents: fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 10_000_000 })),
    terms: rates,
    months: fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 1, max: 60 }) },
      { weight: 1, arbitrary: fc.integer({ min: 61, max: 600 }) },
    ),
    method: fc.constantFrom<RepaymentType>(...RepaymentTypeValues),
  })
  .map(({ cents, terms, months, method }) => ({
    amount: (cents / 100).toFixed(2),
    ...terms,
    months,
    method,
  }));

const isFalling = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value <= (values[at - 1] ?? 0));

/** Values that must not rise from month to month, by repayment type; the last month absorbs the rounding. */
function falling(method: RepaymentType, payments: readonly number[]): readonly number[] {
  return method === 'AVERAGE_CAPITAL' ? payments.slice(0, -1) : [];
}

test(
  '10,000 random loans agree with an independent calculation to the fen',
  { timeout: 120_000 },
  () => {
    fc.assert(
      fc.property(loans, (terms) => {
        const { rows, totalInterest, totalPayment } = repaymentSchedule(terms);
        const { n, d } = fraction(terms.amount);
        const principal = (n * 1_000_000n) / d;
        const plan = expected(principal, terms);
        const interest = plan.reduce((all, [part]) => all + part, 0n);

        expect(rows.map((row) => [BigInt(row.interest), BigInt(row.principal)])).toEqual(plan);
        expect(BigInt(totalInterest)).toBe(interest);
        expect(BigInt(totalPayment)).toBe(principal + interest);
        expect(rows.reduce((all, { payment }) => all + BigInt(payment), 0n)).toBe(
          principal + interest,
        );
        expect(rows.at(-1)?.remaining).toBe(0);
        for (const row of rows) {
          if (Math.min(row.principal, row.interest, row.payment, row.remaining) < 0)
            throw new Error(`A negative amount in month ${row.period}`);
          if (row.principal + row.interest !== row.payment)
            throw new Error(`Month ${row.period} does not add up`);
        }
        expect(isFalling(rows.map(({ remaining }) => remaining))).toBe(true);
        expect(isFalling(rows.map((row) => row.interest))).toBe(true);
        const shown = rows.map(({ payment }) => payment);
        expect(isFalling(falling(terms.method, shown))).toBe(true);
      }),
      { numRuns: 10_000, seed: 20_261_120 },
    );
  },
);
