import type { FormEntry } from '@huiqi/sdk';
import { constants, RepaymentTypeLabels, type RepaymentType } from '@huiqi/sdk/domain';

interface Terms {
  readonly minLimit: number;
  readonly maxLimit: number;
  readonly terms: readonly number[];
  readonly repayments: readonly RepaymentType[];
}

const { min: youngest, max: oldest } = constants.personLoanAge;

const person: readonly FormEntry[] = [
  {
    checkName: 'applyName',
    inputType: 'TEXT',
    label: '姓名',
    group: 'PERSON',
    required: true,
    minLength: 2,
    maxLength: 50,
    hint: '与身份证上的姓名一致',
  },
  {
    checkName: 'idcard',
    inputType: 'ID_CARD',
    label: '身份证号',
    group: 'PERSON',
    required: true,
    hint: `申请人须年满${youngest}周岁，不超过${oldest}周岁`,
    min: youngest,
    max: oldest,
  },
  {
    checkName: 'applyPhone',
    inputType: 'PHONE',
    label: '手机号',
    group: 'PERSON',
    required: true,
  },
  {
    checkName: 'houseAreaId',
    inputType: 'AREA',
    label: '居住地区',
    group: 'PERSON',
    required: true,
  },
  {
    checkName: 'houseDetailAddress',
    inputType: 'TEXT',
    label: '居住地址',
    group: 'PERSON',
    required: true,
    minLength: 4,
    maxLength: 200,
    placeholder: '街道、门牌号',
  },
  {
    checkName: 'occupation',
    inputType: 'SELECT',
    label: '职业情况',
    group: 'PERSON',
    required: true,
    options: [
      { value: 'EMPLOYED', label: '受雇工作' },
      { value: 'SELF_EMPLOYED', label: '个体经营' },
      { value: 'FARMER', label: '务农' },
      { value: 'OTHER', label: '其他' },
    ],
  },
  {
    checkName: 'employer',
    inputType: 'TEXT',
    label: '工作单位',
    group: 'PERSON',
    required: true,
    maxLength: 100,
    visibleWhen: [{ checkName: 'occupation', values: ['EMPLOYED'] }],
  },
  {
    checkName: 'shopName',
    inputType: 'TEXT',
    label: '店铺或经营项目',
    group: 'PERSON',
    required: true,
    maxLength: 100,
    visibleWhen: [{ checkName: 'occupation', values: ['SELF_EMPLOYED', 'FARMER'] }],
  },
  {
    checkName: 'monthlyIncome',
    inputType: 'NUMBER',
    label: '月收入',
    group: 'PERSON',
    required: true,
    unit: '元',
    min: 0,
    max: 10_000_000,
    hint: '近一年的平均月收入',
  },
];

/** The application form of a product for persons. */
export function makePersonForm({ minLimit, maxLimit, terms, repayments }: Terms): FormEntry[] {
  return [
    ...person,
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
      placeholder: '如：房屋装修、购置农机、店铺进货',
    },
    {
      checkName: 'areaId',
      inputType: 'AREA',
      label: '办理地区',
      group: 'LOAN',
      required: true,
      hint: '由该区县的网点为您办理',
    },
    {
      checkName: 'recommendationCode',
      inputType: 'RECOMMENDATION_CODE',
      label: '推荐码',
      group: 'LOAN',
      required: false,
      maxLength: 32,
    },
  ];
}
