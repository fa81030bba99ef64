import type {
  FieldError,
  PolicyApplyForm,
  PolicyRedemptionEntry,
  PolicyReviewDecision,
} from '../../generated/models.js';
import { wanToFen } from '../money/fen.js';
import { needsPolicyReason } from './policyApplicationMachine.js';
import { validateContactPhone } from '../validators/contactPhones.js';

const tooShort = (text = '') => [...text.trim()].length < 2;

/** Form of an amount in the contract. */
const wan = /^\d{1,8}(\.\d{1,2})?$/;

type Rule = readonly [field: string, broken: boolean, message: string];

const broken = (rules: readonly Rule[]): FieldError[] =>
  rules.flatMap(([field, isBroken, message]) => (isBroken ? [{ field, message }] : []));

/** The policy fields that limit a declaration. */
export interface PolicyFormLimits {
  /** Maximum amount per enterprise, in 10,000 yuan; null without one. */
  readonly maxAmount?: string | null | undefined;
}

/** Errors (zh-CN) of a submitted declaration's form, by field; drafts may be incomplete. Inferred. */
export function policyFormErrors(
  { contactName, contactPhone = '', applyAmount, bankId, bankAccount }: PolicyApplyForm,
  { maxAmount = null }: PolicyFormLimits = {},
): FieldError[] {
  const phone = validateContactPhone(contactPhone);
  const isAmount = applyAmount !== undefined && wan.test(applyAmount);
  const amount = isAmount ? wanToFen(applyAmount) : null;
  const tooMuch = amount !== null && maxAmount !== null && amount > wanToFen(maxAmount);
  return broken([
    ['contactName', tooShort(contactName), '请输入联系人'],
    ['contactPhone', phone !== null, phone ?? ''],
    ['applyAmount', applyAmount !== undefined && !isAmount, '请输入正确的申请金额'],
    ['applyAmount', amount !== null && amount <= 0, '申请金额须大于0'],
    ['applyAmount', tooMuch, `申请金额不能高于政策最高额度${maxAmount}万元`],
    ['bankId', bankAccount !== undefined && bankId === undefined, '请选择开户银行'],
    ['bankAccount', bankId !== undefined && bankAccount === undefined, '请输入银行账号'],
  ]);
}

/** Errors (zh-CN) of a reviewer's decision that passes the contract, by the field of its body; inferred. */
export const policyDecisionErrors = ({ decision, reason }: PolicyReviewDecision): FieldError[] =>
  broken([
    [
      'reason',
      needsPolicyReason(decision) && tooShort(reason),
      decision === 'RETURN' ? '请填写退回补正的原因' : '请填写不予通过的原因',
    ],
  ]);

/** Errors (zh-CN) of a payment that passes the contract, by the field of its body; inferred. */
export function policyRedemptionErrors(
  { amount }: Pick<PolicyRedemptionEntry, 'amount'>,
  { maxAmount = null }: PolicyFormLimits = {},
): FieldError[] {
  const paid = wan.test(amount) ? wanToFen(amount) : 0;
  return broken([
    ['amount', paid <= 0, '兑现金额须大于0'],
    [
      'amount',
      maxAmount !== null && paid > wanToFen(maxAmount),
      `兑现金额不能高于政策最高额度${maxAmount}万元`,
    ],
  ]);
}
