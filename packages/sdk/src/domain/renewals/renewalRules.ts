import { personLoanAge } from '../../generated/constants.js';
import { firstOfEach, type Rule } from '../forms/firstOfEach.js';
import { InterestRateTypeLabels } from '../../generated/enums.js';
import type {
  FieldError,
  RenewalAnswer,
  RenewalApplication,
  RenewalFigures,
  RenewalOrder,
  RenewalProduct,
} from '../../generated/models.js';
import { isCalendarDate } from '../dates/dates.js';
import { wanToFen } from '../money/fen.js';
import { formatPercentRange } from '../text/formats.js';
import { highestRate, isUnusualRate } from '../orders/loanRules.js';
import { yearlyRate } from '../calculators/loanTerms.js';
import { validatePersonAge } from '../validators/personAge.js';
import { validateIdCard, validatePhone } from '../validators/validators.js';

const tooShort = (text: string) => [...text.trim()].length < 2;

/** Of age; there is no maximum age for renewing an active loan. */
const renewingAge = { min: personLoanAge.min };

function personRules({ personInfo }: RenewalApplication, today: string): Rule[] {
  if (!personInfo) return [];
  const { idcard: number } = personInfo;
  const idcard = validateIdCard(number, today) ?? validatePersonAge(number, today, renewingAge);
  const phone = validatePhone(personInfo.applyPhone);
  return [
    ['personInfo.applyName', tooShort(personInfo.applyName), '请输入真实姓名'],
    ['personInfo.idcard', idcard !== null, idcard ?? ''],
    ['personInfo.applyPhone', phone !== null, phone ?? ''],
  ];
}

/** The product fields that limit its renewal. */
export type RenewalProductLimits = Pick<RenewalProduct, 'maxLoanLimit' | 'maxLoanTerm'>;

/**
 * Errors (zh-CN) of a renewal that passes the contract, by the field of its body; inferred. `today` is the current day in
 * Asia/Shanghai.
 */
export function renewalErrors(
  application: RenewalApplication,
  { maxLoanLimit, maxLoanTerm }: RenewalProductLimits,
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
    ...personRules(application, today),
  ]);
}

/** The renewal fields that limit the bank's decision. */
export type RenewalAsked = Pick<RenewalOrder, 'renewAmount' | 'renewLimits'>;

/** Errors (zh-CN) of a bank's decision that passes the contract, by the field of its body; inferred. */
export function renewalAnswerErrors(
  answer: RenewalAnswer,
  { renewAmount, renewLimits }: RenewalAsked,
): FieldError[] {
  const { acceptStatus, renewQuota = '0', interestRate = '0', renewTerm = 0, remark = '' } = answer;
  if (acceptStatus === 'APPROVAL_FAIL')
    return firstOfEach([['remark', tooShort(remark), '请填写不通过的原因']]);
  const quota = wanToFen(renewQuota);
  const yearly = yearlyRate(interestRate, answer.interestRateType ?? 'YEAR');
  const isUnusual =
    Number(interestRate) > 0 && (yearly === null || isUnusualRate(yearly, renewLimits));
  return firstOfEach([
    ['renewQuota', quota <= 0, '续贷额度须大于0'],
    ['renewQuota', quota > wanToFen(renewAmount), `续贷额度不能高于申请金额${renewAmount}万元`],
    ['interestRate', Number(interestRate) <= 0, '利率须大于0'],
    [
      'interestRate',
      yearly !== null && Number(yearly) > highestRate,
      `折合年利率不能超过${highestRate}%`,
    ],
    [
      'renewTerm',
      renewTerm > renewLimits.maxTerm,
      `期限不能超过产品最长期限${renewLimits.maxTerm}个月`,
    ],
    [
      'remark',
      isUnusual && renewLimits.minRate !== null && tooShort(remark),
      `超出产品年利率${formatPercentRange(renewLimits.minRate, renewLimits.maxRate)}，请在备注中说明原因`,
    ],
  ]);
}

/** What a bank granted as text, for notices and the desk. */
export const describeRenewal = ({
  renewQuota,
  interestRateType,
  interestRate,
  renewTerm,
}: Omit<RenewalFigures, 'remark'>): string =>
  `续贷${renewQuota}万元，${InterestRateTypeLabels[interestRateType]}${interestRate}%，期限${renewTerm}个月`;
