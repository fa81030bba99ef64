import { describe, expect, it } from 'vitest';
import { decisionChoices, toOrderLoan, validateLoan, type LoanDraft } from './decision.js';

const limits = {
  amount: '100',
  dateStart: '2026-11-20',
  minRate: '3.45',
  maxRate: '4.35',
  minTerm: 1,
  maxTerm: 36,
};
const errorsOf = (draft: LoanDraft) => validateLoan(draft, limits, '2026-11-27');
const right = { date: '2026-11-20', amount: '100', rate: '3.85', term: '12', remark: '' };

describe('decisions', () => {
  it('distinguish approval from rejection among what the server allows', () => {
    expect(decisionChoices(['APPROVAL_SUCCESS', 'APPROVAL_FAIL'])).toEqual({
      accept: 'APPROVAL_SUCCESS',
      reject: 'APPROVAL_FAIL',
    });
    expect(decisionChoices(['BANK_APPROVAL_SUCCESS', 'ORDER_CLOSED'])).toEqual({});
  });

  it.each([
    ['date', '2026-02-30'],
    ['date', '2026-11-28'],
    ['amount', ''],
    ['amount', '100.01'],
    ['amount', '0'],
    ['amount', '1.234'],
    ['rate', '99'],
    ['rate', ''],
    ['term', ''],
    ['term', '0'],
    ['term', '601'],
    ['term', '1.5'],
  ])('refuse a loan whose %s is %s', (name, value) => {
    expect(Object.keys(errorsOf({ ...right, [name]: value }))).toEqual([name]);
  });

  it('send a valid loan with its term as a number', () => {
    expect(errorsOf(right)).toEqual({});
    const { remark: _none, ...terms } = right;
    expect(toOrderLoan(right)).toEqual({ ...terms, term: 12 });
    expect(toOrderLoan({ ...right, remark: ' 首笔 ' })).toEqual({
      ...terms,
      term: 12,
      remark: '首笔',
    });
  });
});
