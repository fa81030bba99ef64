import { expect, test } from 'vitest';
import type { PolicyApplyForm } from '../../generated/models.js';
import {
  policyDecisionErrors,
  policyFormErrors,
  policyRedemptionErrors,
} from './policyFormRules.js';

const form: PolicyApplyForm = { contactName: '王明月', contactPhone: '13900000001' };

test.each<readonly [string, PolicyApplyForm, string[]]>([
  ['a contact is enough', form, []],
  ['an empty form', {}, ['contactName', 'contactPhone']],
  ['a name of one character', { ...form, contactName: ' 王 ' }, ['contactName']],
  ['a number that is no phone', { ...form, contactPhone: '123' }, ['contactPhone']],
  ['no money', { ...form, applyAmount: '0' }, ['applyAmount']],
  ['an unfinished amount', { ...form, applyAmount: '12.' }, ['applyAmount']],
  ['as much as there is', { ...form, applyAmount: '30.00' }, []],
  ['more than there is', { ...form, applyAmount: '30.01' }, ['applyAmount']],
  ['an account without a bank', { ...form, bankAccount: '50001234' }, ['bankId']],
  ['a bank without an account', { ...form, bankId: '1' }, ['bankAccount']],
  ['bank and account', { ...form, bankId: '1', bankAccount: '50001234' }, []],
])('the form: %s', (_name, value, fields) => {
  expect(policyFormErrors(value, { maxAmount: '30' }).map(({ field }) => field)).toEqual(fields);
});

test('a policy that lays down no amount limits none', () => {
  expect(policyFormErrors({ ...form, applyAmount: '99999999' })).toEqual([]);
});

test.each([
  ['PASS', undefined, []],
  ['RETURN', '  ', ['请填写退回补正的原因']],
  ['RETURN', '缺少盖章页', []],
  ['REJECT', undefined, ['请填写不予通过的原因']],
] as const)('the decision %s with the reason %s', (decision, reason, expected) => {
  const errors = policyDecisionErrors({ decision, ...(reason === undefined ? {} : { reason }) });
  expect(errors.map(({ message }) => message)).toEqual(expected);
});

test.each([
  ['0.00', '兑现金额须大于0'],
  ['', '兑现金额须大于0'],
  ['30', undefined],
  ['31', '兑现金额不能高于政策最高额度30万元'],
])('paying out %s: %s', (amount, message) => {
  expect(policyRedemptionErrors({ amount }, { maxAmount: '30' })[0]?.message).toBe(message);
});
