import type { FormEntry } from '@huiqi/sdk';
import { entriesOf, needed, pictures } from './entriesOf.js';

const loan = entriesOf('LOAN');

/** The form for drawing on a granted line. The line itself says how much is left. */
export const subOrderForm = (terms: readonly number[]): FormEntry[] => [
  loan('MONEY', 'loanAmount', '提款金额', { ...needed, unit: '万元', min: 0.01 }),
  loan('SELECT', 'loanterm', '贷款期限', {
    ...needed,
    options: terms.map((months) => ({ value: String(months), label: `${months}个月` })),
  }),
  loan('RADIO', 'repaymentType', '还款方式', { options: [] }),
  loan('TEXTAREA', 'loanLending', '用途', {
    maxLength: 200,
    placeholder: '如：支付本月货款',
  }),
  loan('TEXT', 'payee', '收款方名称', { maxLength: 100, hint: '受托支付时填写' }),
  loan('UPLOAD', 'purchaseContract', '购销合同', { accept: pictures, maxFiles: 3 }),
];
