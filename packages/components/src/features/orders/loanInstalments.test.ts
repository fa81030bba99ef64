import { expect, it } from 'vitest';
import { loanInstalments } from './loanInstalments.js';

const loan = { date: '2026-01-31', amount: '12', rate: '3.85', term: 12 };

it('dates every instalment, on the last day of shorter months', () => {
  const { instalments } = loanInstalments(loan, 'AVERAGE_CAPITAL');
  expect(instalments.map(({ due }) => due).slice(0, 3)).toEqual([
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
  ]);
  expect(instalments).toHaveLength(12);
  expect(instalments.at(-1)).toMatchObject({ due: '2027-01-31', remaining: 0 });
});

it('repays the principal and what the interest comes to', () => {
  const { instalments, totalInterest, totalPayment } = loanInstalments(
    loan,
    'AVERAGE_CAPITAL_PLUS_INTEREST',
  );
  const sum = instalments.reduce((all, { payment }) => all + payment, 0);
  expect(sum).toBe(totalPayment);
  expect(totalPayment).toBe(12_000_000 + totalInterest);
});

it('lets a loan that is repaid at any time be due at its end', () => {
  const { instalments } = loanInstalments(loan, 'REPAYMENT_ANYTIME');
  expect(instalments.map(({ due }) => due)).toEqual(['2027-01-31']);
});
