import type { FormEntry } from '@huiqi/sdk';
import { RepaymentTypeLabels, type RepaymentType } from '@huiqi/sdk/domain';
import type { CategoryId } from './categories.js';

const company: readonly FormEntry[] = [
  {
    checkName: 'taxpayer',
    inputType: 'TEXT',
    label: '企业名称',
    group: 'COMPANY',
    required: true,
    readOnly: true,
    maxLength: 100,
  },
  {
    checkName: 'creditCode',
    inputType: 'CREDIT_CODE',
    label: '统一社会信用代码',
    group: 'COMPANY',
    required: true,
    readOnly: true,
  },
  {
    checkName: 'legalName',
    inputType: 'TEXT',
    label: '法定代表人',
    group: 'COMPANY',
    required: true,
    maxLength: 50,
  },
];

const further: Readonly<Record<CategoryId, readonly FormEntry[]>> = {
  '1': [
    {
      checkName: 'taxGrade',
      inputType: 'SELECT',
      label: '纳税信用等级',
      group: 'COMPANY',
      required: true,
      options: ['A', 'B', 'M', 'C'].map((grade) => ({ value: grade, label: `${grade}级` })),
    },
  ],
  '2': [
    {
      checkName: 'tobaccoLicenseNo',
      inputType: 'TEXT',
      label: '烟草专卖零售许可证号',
      group: 'COMPANY',
      required: true,
      maxLength: 30,
    },
  ],
  '3': [
    {
      checkName: 'roomCount',
      inputType: 'NUMBER',
      label: '客房数量',
      group: 'COMPANY',
      required: true,
      unit: '间',
      min: 1,
      max: 5000,
    },
  ],
  '4': [
    {
      checkName: 'originalContractNo',
      inputType: 'TEXT',
      label: '原借款合同编号',
      group: 'LOAN',
      required: true,
      maxLength: 50,
    },
  ],
  '5': [
    {
      checkName: 'impact',
      inputType: 'TEXTAREA',
      label: '经营受影响情况',
      group: 'COMPANY',
      required: true,
      maxLength: 300,
      hint: '请简要说明受影响的时间和程度',
    },
  ],
};

interface Terms {
  readonly category: CategoryId;
  readonly minLimit: number;
  readonly maxLimit: number;
  readonly terms: readonly number[];
  readonly repayments: readonly RepaymentType[];
}

/** The application form of a product. */
export function makeForm({ category, minLimit, maxLimit, terms, repayments }: Terms): FormEntry[] {
  return [
    ...company,
    ...further[category].filter(({ group }) => group === 'COMPANY'),
    {
      checkName: 'loanAmount',
      inputType: 'MONEY',
      label: '申请金额',
      group: 'LOAN',
      required: true,
      unit: '万元',
      min: minLimit,
      max: maxLimit,
      hint: `可申请 ${minLimit}-${maxLimit} 万元`,
    },
    {
      checkName: 'loanterm',
      inputType: 'SELECT',
      label: '贷款期限',
      group: 'LOAN',
      required: true,
      options: terms.map((months) => ({ value: String(months), label: `${months}个月` })),
    },
    {
      checkName: 'repaymentType',
      inputType: 'RADIO',
      label: '还款方式',
      group: 'LOAN',
      required: true,
      options: repayments.map((value) => ({ value, label: RepaymentTypeLabels[value] })),
    },
    {
      checkName: 'loanLending',
      inputType: 'TEXTAREA',
      label: '贷款用途',
      group: 'LOAN',
      required: true,
      maxLength: 200,
      placeholder: '如：采购原材料、支付货款',
    },
    ...further[category].filter(({ group }) => group === 'LOAN'),
    {
      checkName: 'contactName',
      inputType: 'TEXT',
      label: '联系人',
      group: 'CONTACT',
      required: true,
      maxLength: 50,
    },
    {
      checkName: 'contactPhone',
      inputType: 'PHONE',
      label: '联系电话',
      group: 'CONTACT',
      required: true,
    },
    {
      checkName: 'recommendationCode',
      inputType: 'TEXT',
      label: '推荐码',
      group: 'CONTACT',
      required: false,
      maxLength: 32,
      hint: '没有推荐人可填“系统分配”',
    },
  ];
}
