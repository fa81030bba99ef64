import type { FormEntry, ProductFormType } from '@huiqi/sdk';
import { RepaymentTypeLabels, type RepaymentType } from '@huiqi/sdk/domain';
import type { CategoryId } from '../../modules/products/categories.js';
import { categoryEntries } from './forms/categoryEntries.js';
import { entriesOf, needed } from './forms/entriesOf.js';
import { subOrderForm } from './forms/subOrderForm.js';

const company = entriesOf('COMPANY');
const loan = entriesOf('LOAN');
const contact = entriesOf('CONTACT');

interface Terms {
  readonly category: CategoryId;
  readonly minLimit: number;
  readonly maxLimit: number;
  readonly terms: readonly number[];
  readonly repayments: readonly RepaymentType[];
}

/** The application form of a product. */
export function makeForm({ category, minLimit, maxLimit, terms, repayments }: Terms): FormEntry[] {
  const further = categoryEntries[category] ?? [];
  const furtherOf = (step: FormEntry['group']) => further.filter(({ group }) => group === step);
  return [
    company('TEXT', 'taxpayer', '企业名称', { ...needed, readOnly: true, maxLength: 100 }),
    company('CREDIT_CODE', 'creditCode', '统一社会信用代码', { ...needed, readOnly: true }),
    company('TEXT', 'legalName', '法定代表人', { ...needed, maxLength: 50 }),
    ...furtherOf('COMPANY'),
    loan('MONEY', 'loanAmount', '申请金额', {
      ...needed,
      unit: '万元',
      min: minLimit,
      max: maxLimit,
      hint: `可申请 ${minLimit}-${maxLimit} 万元`,
    }),
    loan('SELECT', 'loanterm', '贷款期限', {
      ...needed,
      options: terms.map((months) => ({ value: String(months), label: `${months}个月` })),
    }),
    loan('RADIO', 'repaymentType', '还款方式', {
      ...needed,
      options: repayments.map((value) => ({ value, label: RepaymentTypeLabels[value] })),
    }),
    loan('TEXTAREA', 'loanLending', '贷款用途', {
      ...needed,
      maxLength: 200,
      placeholder: '如：采购原材料、支付货款',
    }),
    ...furtherOf('LOAN'),
    ...furtherOf('MATERIAL'),
    contact('TEXT', 'contactName', '联系人', { ...needed, maxLength: 50 }),
    contact('PHONE', 'contactPhone', '联系电话', { ...needed }),
    ...furtherOf('CONTACT'),
    contact('RECOMMENDATION_CODE', 'recommendationCode', '推荐码', {
      maxLength: 32,
      hint: '没有推荐人可选择系统分配',
    }),
  ];
}

/** The forms of a product besides its application. */
export const makeOtherForms = ({
  terms,
}: Pick<Terms, 'terms'>): Partial<Record<ProductFormType, FormEntry[]>> => ({
  SUB_ORDER: subOrderForm(terms),
});
