import type { FormEntry } from '@huiqi/sdk';
import type { CategoryId } from '../../../modules/products/categories.js';
import { choices, entriesOf, needed, pictures } from './entriesOf.js';
import { hotelEntries } from './hotelEntries.js';

const company = entriesOf('COMPANY');
const loan = entriesOf('LOAN');
const material = entriesOf('MATERIAL');

const yesOrNo = choices({ YES: '有', NO: '没有' });

const tax: readonly FormEntry[] = [
  company('SELECT', 'taxGrade', '纳税信用等级', {
    ...needed,
    options: ['A', 'B', 'M', 'C'].map((grade) => ({ value: grade, label: `${grade}级` })),
  }),
  company('MONEY', 'taxPaid', '近12个月纳税额', { unit: '万元', min: 0 }),
  company('MONTH', 'lastDeclared', '最近一次申报所属月份', { latest: 'TODAY' }),
  company('RADIO', 'taxOverdue', '近一年有无欠税', { options: yesOrNo }),
  company('TEXTAREA', 'overdueReason', '欠税情况说明', {
    ...needed,
    minLength: 5,
    maxLength: 200,
    placeholder: '金额、原因和缴清的时间',
    visibleWhen: [{ checkName: 'taxOverdue', values: ['YES'] }],
  }),
];

const tobacco: readonly FormEntry[] = [
  company('TEXT', 'tobaccoLicenseNo', '烟草专卖零售许可证号', { ...needed, maxLength: 30 }),
  company('DATE_RANGE', 'licensePeriod', '许可证有效期', { ...needed }),
  company('MONEY', 'monthlyOrders', '月均订烟金额', { ...needed, unit: '万元', min: 0 }),
  company('CHECKBOX', 'shopNear', '店铺周边', {
    options: choices({ SCHOOL: '学校', HOUSING: '居民区', STATION: '车站', MARKET: '商圈' }),
    maxChoices: 3,
  }),
  material('UPLOAD', 'tobaccoLicense', '烟草专卖零售许可证', {
    ...needed,
    accept: pictures,
    maxFiles: 2,
    hint: '正本或副本，PDF、JPG、PNG',
  }),
  material('UPLOAD', 'shopPictures', '店铺照片', { accept: ['jpg', 'png'], maxFiles: 5 }),
];

const renewal: readonly FormEntry[] = [
  loan('TEXT', 'originalContractNo', '原借款合同编号', { ...needed, maxLength: 50 }),
  loan('MONEY', 'remainingPrincipal', '原贷款余额', { ...needed, unit: '万元', min: 0 }),
  loan('DATE', 'originalDueDate', '原贷款到期日', { ...needed }),
  loan('PERCENT', 'originalRate', '原贷款年利率', { min: 0, max: 36 }),
  loan('RADIO', 'pastDue', '近一年有无逾期', { ...needed, options: yesOrNo }),
  loan('NUMBER', 'pastDueDays', '最长逾期天数', {
    ...needed,
    unit: '天',
    decimals: 0,
    min: 1,
    max: 365,
    visibleWhen: [{ checkName: 'pastDue', values: ['YES'] }],
  }),
  material('UPLOAD', 'originalContract', '原借款合同', { accept: pictures, maxFiles: 5 }),
];

const epidemic: readonly FormEntry[] = [
  company('TEXTAREA', 'impact', '经营受影响情况', {
    ...needed,
    maxLength: 300,
    hint: '请简要说明受影响的时间和程度',
  }),
  company('DATE_RANGE', 'impactPeriod', '受影响时间', { latest: 'TODAY' }),
  company('PERCENT', 'revenueDrop', '营业收入同比下降', { min: 0, max: 100 }),
  company('NUMBER', 'employees', '在岗员工人数', { unit: '人', decimals: 0, min: 0, max: 100_000 }),
];

/** What banks ask for by category, besides company, loan and contact. */
export const categoryEntries: Readonly<Partial<Record<CategoryId, readonly FormEntry[]>>> = {
  '1': tax,
  '2': tobacco,
  '3': hotelEntries,
  '4': renewal,
  '5': epidemic,
};
