import type { FieldError, LoanLimits, LoanRecord, OrderLoan } from '../../generated/models.js';
import { isCalendarDate } from '../dates/dates.js';
import { wanToFen } from '../money/fen.js';
import { firstOfEach } from '../forms/firstOfEach.js';
import { formatPercentRange, formatTermRange } from '../text/formats.js';

/** Courts enforce no interest above this; the contract has the same limit (`LoanRate`). */
export const highestRate = 36;
const longestTerm = 600;

const amountForm = /^\d{1,8}(\.\d{1,2})?$/;
const rateForm = /^\d{1,2}(\.\d{1,4})?$/;

const isOutside = (value: number, least: number, most: number) => value < least || value > most;

/** Whether a rate (percent per year) is outside the product's; a product without a rate period allows any. */
export const isUnusualRate = (
  rate: string,
  { minRate, maxRate }: Pick<LoanLimits, 'minRate' | 'maxRate'>,
): boolean =>
  minRate !== null && maxRate !== null && isOutside(Number(rate), Number(minRate), Number(maxRate));

/** Whether a text is long enough for a reason. */
const isReason = (text: string) => [...text.trim()].length >= 2;

/**
 * Errors (zh-CN) of a loan recorded on an order; inferred. `today` is the current day in Asia/Shanghai. Shared by
 * server and dialog.
 */
export function loanErrors(
  { date, amount, rate, term, remark = '' }: Omit<OrderLoan, 'version'>,
  limits: LoanLimits,
  today: string,
): FieldError[] {
  const isAmount = amountForm.test(amount);
  const isRate = rateForm.test(rate) && Number(rate) <= highestRate;
  const isTerm = Number.isInteger(term) && !isOutside(term, 1, longestTerm);
  const isUnusualTerm = isTerm && isOutside(term, limits.minTerm, limits.maxTerm);
  const unusual = [
    ...(isRate && isUnusualRate(rate, limits)
      ? [`年利率${formatPercentRange(limits.minRate, limits.maxRate)}`]
      : []),
    ...(isUnusualTerm ? [`期限${formatTermRange(limits.minTerm, limits.maxTerm)}`] : []),
  ];
  return firstOfEach([
    ['date', !isCalendarDate(date), '请选择放款日期'],
    ['date', date < limits.dateStart, `放款日期不能早于申请日期${limits.dateStart}`],
    ['date', date > today, '放款日期不能晚于今天'],
    ['amount', !isAmount, '请输入放款金额，最多两位小数'],
    ['amount', isAmount && wanToFen(amount) <= 0, '放款金额须大于0'],
    [
      'amount',
      isAmount && wanToFen(amount) > wanToFen(limits.amount),
      `放款金额不能超过${limits.amount}万元`,
    ],
    ['rate', !isRate, `请输入利率，如 3.85，不能超过${highestRate}%`],
    ['term', !isTerm, `请输入1至${longestTerm}之间的整数`],
    [
      'remark',
      unusual.length > 0 && !isReason(remark),
      `超出产品范围（${unusual.join('，')}），请在备注中说明原因`,
    ],
  ]);
}

/** A loan as text for the audit trail. */
export const describeLoan = ({ date, amount, rate, term }: Omit<LoanRecord, 'remark'>): string =>
  `${date}放款${amount}万元，利率${rate}%，期限${term}个月`;
