import { describe, expect, it } from 'vitest';
import { staffOrdersCopy } from './copy.js';
import { decisionChoices, toOrderLoan, validateLoan } from './decision.js';

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
    ['amount', '0'],
    ['amount', '1.234'],
    ['rate', '101'],
    ['rate', ''],
    ['term', '0'],
    ['term', '601'],
    ['term', '1.5'],
  ])('refuse a loan whose %s is %s', (name, value) => {
    expect(Object.keys(validateLoan({ ...right, [name]: value }, staffOrdersCopy))).toEqual([name]);
  });

  it('send a valid loan with its term as a number', () => {
    expect(validateLoan(right, staffOrdersCopy)).toEqual({});
    const { remark: _none, ...terms } = right;
    expect(toOrderLoan(right)).toEqual({ ...terms, term: 12 });
    expect(toOrderLoan({ ...right, remark: ' 首笔 ' })).toEqual({
      ...terms,
      term: 12,
      remark: '首笔',
    });
  });
});
