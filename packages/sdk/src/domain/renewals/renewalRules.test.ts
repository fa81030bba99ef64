import { describe, expect, test } from 'vitest';
import type { RenewalAnswer, RenewalApplication } from '../../generated/models.js';
import { idCardCheckChar } from '../validators/checkDigits.js';
import { describeRenewal, renewalAnswerErrors, renewalErrors } from './renewalRules.js';

const today = '2026-11-22';
const limits = { maxLoanLimit: 100, maxLoanTerm: 24 };
const ofCompany: RenewalApplication = {
  bankId: '7',
  renewType: 'ENTERPRISE',
  renewProductId: '200001',
  productName: '商票贷',
  remainingAmount: '80',
  renewExpireTs: '2026-12-31',
  renewAmount: '80',
  renewDeadline: 12,
  renewUse: '采购原料',
  companyInfo: {
    qymc: '重庆明月食品有限公司',
    nsrsbh: '91500231MA5U0000X1',
    contactName: '周明',
    contactPhone: '13800000001',
  },
  agreement: true,
};
const { companyInfo: _company, ...rest } = ofCompany;
const ofPerson: RenewalApplication = {
  ...rest,
  renewType: 'PERSONAL',
  personInfo: { applyName: '周明', applyPhone: '13800000001', idcard: '11010519491231002X' },
};
const changed = (change: Partial<RenewalApplication>) =>
  renewalErrors({ ...ofCompany, ...change }, limits, today);

describe('renewalErrors', () => {
  test.each([ofCompany, ofPerson])('accepts a renewal of a $renewType', (application) => {
    expect(renewalErrors(application, limits, today)).toEqual([]);
  });

  test.each<[string, Partial<RenewalApplication>, string, string]>([
    [
      'the due day was yesterday',
      { renewExpireTs: '2026-11-21' },
      'renewExpireTs',
      '到期日不能早于今天',
    ],
    [
      'the due day does not exist',
      { renewExpireTs: '2027-02-29' },
      'renewExpireTs',
      '请选择正确的到期日',
    ],
    [
      'more is renewed than is owed',
      { renewAmount: '80.01' },
      'renewAmount',
      '续贷金额不能高于剩余本金',
    ],
    [
      'nothing is owed',
      { remainingAmount: '0.00', renewAmount: '0' },
      'remainingAmount',
      '剩余本金须大于0',
    ],
    ['nothing is renewed', { renewAmount: '0' }, 'renewAmount', '续贷金额须大于0'],
    [
      'the product ends below the amount',
      { remainingAmount: '200', renewAmount: '100.01' },
      'renewAmount',
      '续贷金额不能高于产品最高额度100万元',
    ],
    ['the term is too long', { renewDeadline: 25 }, 'renewDeadline', '续贷期限不能超过24个月'],
    ['the use is blank', { renewUse: '   ' }, 'renewUse', '请填写续贷用途'],
    ['the product is blank', { productName: ' ' }, 'productName', '请输入原贷款产品'],
  ])('refuses a renewal where %s', (_name, change, field, message) => {
    expect(changed(change)).toContainEqual({ field, message });
  });

  test('a loan that is due today may be renewed, to the fen of what is owed', () => {
    expect(
      changed({ renewExpireTs: today, remainingAmount: '80.07', renewAmount: '80.07' }),
    ).toEqual([]);
  });

  test('has one message a field', () => {
    const errors = changed({
      remainingAmount: '1',
      renewAmount: '500',
      renewExpireTs: '0000-01-01',
    });
    const fields = errors.map(({ field }) => field);
    expect(fields).toEqual([...new Set(fields)]);
  });

  test('checks the identity number of a person', () => {
    const personInfo = { applyName: '周', applyPhone: '13800000001', idcard: '110105194912310021' };
    expect(renewalErrors({ ...ofPerson, personInfo }, limits, today)).toEqual([
      { field: 'personInfo.applyName', message: '请输入真实姓名' },
      { field: 'personInfo.idcard', message: '请输入正确的身份证号' },
    ]);
  });

  test.each([
    ['2008-11-23', '申请人须年满18周岁'],
    ['2026-11-23', '请输入正确的身份证号'],
    ['2099-01-01', '请输入正确的身份证号'],
  ])('refuses a person born on %s', (birth, message) => {
    const first17 = `110105${birth.replaceAll('-', '')}002`;
    const idcard = `${first17}${idCardCheckChar(first17)}`;
    const personInfo = { applyName: '周明', applyPhone: '13800000001', idcard };
    expect(renewalErrors({ ...ofPerson, personInfo }, limits, today)).toEqual([
      { field: 'personInfo.idcard', message },
    ]);
  });
});

describe('renewalAnswerErrors', () => {
  const grant: RenewalAnswer = {
    acceptStatus: 'APPROVAL_SUCCESS',
    renewQuota: '80',
    interestRateType: 'YEAR',
    interestRate: '3.85',
    renewTerm: 12,
  };
  const asked = {
    renewAmount: '80',
    renewLimits: { minRate: '3.45', maxRate: '4.35', maxTerm: 24 },
  };

  test('accepts a grant up to the amount and a refusal with its reason', () => {
    expect(renewalAnswerErrors(grant, asked)).toEqual([]);
    const refusal = { acceptStatus: 'APPROVAL_FAIL', remark: '经营流水不足' } as const;
    expect(renewalAnswerErrors(refusal, asked)).toEqual([]);
  });

  test.each<[string, Partial<RenewalAnswer>, string]>([
    ['above the amount', { renewQuota: '80.01' }, 'renewQuota'],
    ['of nothing', { renewQuota: '0.00' }, 'renewQuota'],
    ['without interest', { interestRate: '0' }, 'interestRate'],
    ['for too long', { renewTerm: 25 }, 'renewTerm'],
    ['at 101 %', { interestRate: '101', remark: '协商利率' }, 'interestRate'],
    [
      'at 36 % a day',
      { interestRateType: 'DAY', interestRate: '36', remark: '协商' },
      'interestRate',
    ],
    ['beside what the product offers', { interestRate: '4.36' }, 'remark'],
    ['by the month beside it', { interestRateType: 'MOUTH', interestRate: '0.4' }, 'remark'],
    ['at a rate without a period', { interestRateType: 'ELSE' }, 'remark'],
  ])('refuses a grant %s', (_name, change, field) => {
    expect(renewalAnswerErrors({ ...grant, ...change }, asked).map((one) => one.field)).toEqual([
      field,
    ]);
  });

  test('accepts what the product does not offer with a reason', () => {
    const unusual = { ...grant, interestRate: '12', remark: '利率经协商上浮' };
    expect(renewalAnswerErrors(unusual, asked)).toEqual([]);
  });

  test('a refusal needs a reason', () => {
    expect(renewalAnswerErrors({ acceptStatus: 'APPROVAL_FAIL', remark: '  ' }, asked)).toEqual([
      { field: 'remark', message: '请填写不通过的原因' },
    ]);
  });
});

test('what was granted is said with the period of its rate', () => {
  const figures = { renewQuota: '80', interestRate: '0.3', renewTerm: 12 };
  expect(describeRenewal({ ...figures, interestRateType: 'MOUTH' })).toBe(
    '续贷80万元，月利率0.3%，期限12个月',
  );
});
