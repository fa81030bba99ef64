import { expect, test } from 'vitest';
import { reviewActions, reviewErrors, toDecision, toRedemption } from './policyReviewEntry.js';
import { policyReviewCopy as copy } from './copy.js';

const draft = (reason: string, amount = '') => ({ reason, amount });

test.each([
  ['PASS', draft(''), {}],
  ['RETURN', draft(' 盖 '), { reason: '请填写退回补正的原因' }],
  ['RETURN', draft('缺少盖章页'), {}],
  ['REJECT', draft('\n \t'), { reason: '请填写不予通过的原因' }],
  ['REDEEM', draft('', ''), { amount: copy.amountNeeded }],
  ['REDEEM', draft('', '1.234'), { amount: copy.amountNeeded }],
  ['REDEEM', draft('', '-1'), { amount: copy.amountNeeded }],
  ['REDEEM', draft('', '0.00'), { amount: '兑现金额须大于0' }],
  ['REDEEM', draft('', ' 18.5 '), {}],
] as const)('%s of %j finds %j', (action, typed, errors) => {
  expect(reviewErrors(action, typed, copy)).toEqual(errors);
});

test('what was not typed is not sent', () => {
  expect(toDecision('PASS', draft('  '))).toEqual({ decision: 'PASS' });
  expect(toDecision('RETURN', draft(' 缺少盖章页 '))).toEqual({
    decision: 'RETURN',
    reason: '缺少盖章页',
  });
  expect(toRedemption(draft('', ' 18.5 '))).toEqual({ amount: '18.5' });
  expect(toRedemption(draft('已拨付', '18.5'))).toEqual({ amount: '18.5', remark: '已拨付' });
});

test('actions come in one order, and the applicant’s own are none', () => {
  expect(reviewActions(['REJECT', 'RETURN', 'PASS', 'RESUBMIT'])).toEqual([
    'PASS',
    'RETURN',
    'REJECT',
  ]);
  expect(reviewActions([])).toEqual([]);
});
