import type {
  FieldError,
  RenewalAnswer,
  RenewalApplication,
  RenewalProduct,
} from '../generated/models.js';
import { isCalendarDate } from './dates.js';
import { wanToFen } from './fen.js';
import { validateIdCard, validatePhone } from './validators.js';

type Rule = readonly [field: string, broken: boolean, message: string];

const firstOfEach = (rules: readonly Rule[]): FieldError[] => {
  const errors = new Map<string, string>();
  for (const [field, broken, message] of rules)
    if (broken && !errors.has(field)) errors.set(field, message);
  return [...errors].map(([field, message]) => ({ field, message }));
};

const tooShort = (text: string) => [...text.trim()].length < 2;

function personRules({ personInfo }: RenewalApplication): Rule[] {
  if (!personInfo) return [];
  const idcard = validateIdCard(personInfo.idcard);
  const phone = validatePhone(personInfo.applyPhone);
  return [
    ['personInfo.applyName', tooShort(personInfo.applyName), '请输入真实姓名'],
    ['personInfo.idcard', idcard !== null, idcard ?? ''],
    ['personInfo.applyPhone', phone !== null, phone ?? ''],
  ];
}

/** What of a product limits a renewal. */
export type RenewalLimits = Pick<RenewalProduct, 'maxLoanLimit' | 'maxLoanTerm'>;

/**
 * Errors (zh-CN) of a renewal that passes the contract, by the field of its body; inferred. `today` is the present day in
 * Asia/Shanghai.
 */
export function renewalErrors(
  application: RenewalApplication,
  { maxLoanLimit, maxLoanTerm }: RenewalLimits,
  today: string,
): FieldError[] {
  const { remainingAmount, renewAmount, renewExpireTs, renewDeadline, companyInfo } = application;
  const remaining = wanToFen(remainingAmount);
  const amount = wanToFen(renewAmount);
  const { productName, renewUse } = application;
  return firstOfEach([
    ['productName', productName.trim() === '', '请输入原贷款产品'],
    ['remainingAmount', remaining <= 0, '剩余本金须大于0'],
    ['renewAmount', amount <= 0, '续贷金额须大于0'],
    ['renewAmount', amount > remaining, '续贷金额不能高于剩余本金'],
    [
      'renewAmount',
      amount > wanToFen(String(maxLoanLimit)),
      `续贷金额不能高于产品最高额度${maxLoanLimit}万元`,
    ],
    ['renewExpireTs', !isCalendarDate(renewExpireTs), '请选择正确的到期日'],
    ['renewExpireTs', renewExpireTs < today, '到期日不能早于今天'],
    ['renewDeadline', renewDeadline > maxLoanTerm, `续贷期限不能超过${maxLoanTerm}个月`],
    ['renewUse', tooShort(renewUse), '请填写续贷用途'],
    [
      'companyInfo.contactName',
      companyInfo !== undefined && tooShort(companyInfo.contactName),
      '请输入联系人',
    ],
    ...personRules(application),
  ]);
}

/** What of a renewal limits the bank's decision. */
export interface RenewalAsked {
  /** 万元. */
  readonly renewAmount: string;
  /** Longest term of the product in months, where it is known. */
  readonly maxLoanTerm?: number | undefined;
}

/** Errors (zh-CN) of a bank's decision that passes the contract, by the field of its body; inferred. */
export function renewalAnswerErrors(
  { acceptStatus, renewQuota = '0', interestRate = '0', renewTerm = 0, remark = '' }: RenewalAnswer,
  { renewAmount, maxLoanTerm = Number.POSITIVE_INFINITY }: RenewalAsked,
): FieldError[] {
  if (acceptStatus === 'APPROVAL_FAIL')
    return firstOfEach([['remark', tooShort(remark), '请填写不通过的原因']]);
  const quota = wanToFen(renewQuota);
  return firstOfEach([
    ['renewQuota', quota <= 0, '续贷额度须大于0'],
    ['renewQuota', quota > wanToFen(renewAmount), `续贷额度不能高于申请金额${renewAmount}万元`],
    ['interestRate', Number(interestRate) <= 0, '利率须大于0'],
    ['renewTerm', renewTerm > maxLoanTerm, `期限不能超过产品最长期限${maxLoanTerm}个月`],
  ]);
}
