import type { RenewalBankDetail } from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';
import { formProblems } from '@huiqi/sdk/domain';
import { describe, expect, test } from 'vitest';
import { renewalsCopy } from '../copy.js';
import { renewalEntries } from './renewalEntries.js';
import { renewalFormRules, toFormErrors, toRenewalApplication } from './renewalForm.js';

const bank = examples.getRenewalBank['default'] as RenewalBankDetail;
const entries = renewalEntries(bank, renewalsCopy);
const refusal = '该企业尚未授权';
const unproved = '91500231MA5U0000X2';
const rules = renewalFormRules(bank, (code) => (code === unproved ? refusal : undefined));
const today = '2026-11-22';
const [enterprise, personal] = bank.products;

const ofCompany = {
  renewType: 'ENTERPRISE',
  nsrsbh: '91500231MA5U0000X1',
  productName: '商票贷',
  remainingAmount: '80',
  renewExpireTs: '2026-12-31',
  enterpriseProduct: enterprise?.id ?? '',
  renewAmount: '80',
  renewDeadline: '12',
  renewUse: '采购原料',
  contactName: '周明',
  contactPhone: '13800000001',
  recommendationCode: '系统分配',
};
const ofPerson = {
  ...ofCompany,
  renewType: 'PERSONAL',
  personalProduct: personal?.id ?? '',
  applyName: '周明',
  applyPhone: '13800000001',
  idcard: '11010519491231002x',
};
const companies = [
  { nsrsbh: '91500231MA5U0000X1', qymc: '重庆明月食品有限公司', legalName: '周明' },
];
const changed = (change: object) => rules.validate(entries, { ...ofCompany, ...change }, today);

describe('the form of a renewal', () => {
  test('is one that the contract allows', () => {
    expect(formProblems(entries)).toEqual([]);
  });

  test.each([ofCompany, ofPerson])('accepts a renewal of a $renewType', (values) => {
    expect(rules.validate(entries, values, today)).toEqual({});
  });

  test('refuses a company that has not authorised the user, and asks nothing of it of persons', () => {
    const errors = (values: typeof ofCompany) =>
      rules.validate(entries, { ...values, nsrsbh: unproved }, today);
    expect(errors(ofCompany)).toEqual({ nsrsbh: refusal });
    expect(errors(ofPerson)).toEqual({});
  });

  test('asks companies for a company and persons for themselves', () => {
    const asked = (values: Record<string, string>) =>
      rules.visible(entries, values).map(({ checkName }) => checkName);
    expect(asked(ofCompany)).toEqual(
      expect.arrayContaining(['nsrsbh', 'contactName', 'enterpriseProduct']),
    );
    expect(asked(ofCompany)).not.toContain('idcard');
    expect(asked(ofPerson)).toEqual(
      expect.arrayContaining(['applyName', 'idcard', 'personalProduct']),
    );
    expect(asked(ofPerson)).not.toContain('nsrsbh');
    expect(asked({})).not.toContain('nsrsbh');
  });

  test.each([
    [{ renewAmount: '80.01' }, 'renewAmount', '续贷金额不能高于剩余本金'],
    [{ renewExpireTs: '2026-11-21' }, 'renewExpireTs', undefined],
    [{ renewDeadline: '37' }, 'renewDeadline', '续贷期限不能超过36个月'],
    [
      { remainingAmount: '900', renewAmount: '501' },
      'renewAmount',
      '续贷金额不能高于产品最高额度500万元',
    ],
    [{ renewAmount: '' }, 'renewAmount', '请输入续贷金额'],
    [{ remainingAmount: 'x' }, 'remainingAmount', undefined],
  ])('refuses %j at the field', (change, field, message) => {
    const errors = changed(change);
    expect(Object.keys(errors)).toEqual([field]);
    if (message) expect(errors[field]).toBe(message);
  });

  test('before anything is typed every message asks for the type', () => {
    expect(Object.keys(rules.validate(entries, {}, today))).toContain('renewType');
    expect(Object.keys(rules.validate(entries, {}, today))).not.toContain('contactName');
  });
});

describe('toRenewalApplication', () => {
  test('sends a company, and nothing typed for a person', () => {
    expect(toRenewalApplication('1', { ...ofPerson, ...ofCompany }, companies)).toEqual({
      bankId: '1',
      renewType: 'ENTERPRISE',
      renewProductId: enterprise?.id,
      productName: '商票贷',
      remainingAmount: '80',
      renewExpireTs: '2026-12-31',
      renewAmount: '80',
      renewDeadline: 12,
      renewUse: '采购原料',
      companyInfo: {
        qymc: '重庆明月食品有限公司',
        nsrsbh: '91500231MA5U0000X1',
        legalName: '周明',
        contactName: '周明',
        contactPhone: '13800000001',
      },
      recommendationCode: 'XT000000001',
      agreement: true,
    });
  });

  test('sends a person, and no company', () => {
    const application = toRenewalApplication('1', ofPerson, companies);
    expect(application.companyInfo).toBeUndefined();
    expect(application).toMatchObject({
      renewProductId: personal?.id,
      personInfo: { applyName: '周明', applyPhone: '13800000001', idcard: '11010519491231002X' },
    });
  });
});

test('messages of the server stand at the fields of the form', () => {
  const errors = { 'companyInfo.nsrsbh': '一', 'personInfo.idcard': '二', renewProductId: '三' };
  expect(toFormErrors(errors, ofPerson)).toEqual({
    nsrsbh: '一',
    idcard: '二',
    personalProduct: '三',
  });
  expect(Object.keys(toFormErrors(errors, ofCompany))).toContain('enterpriseProduct');
});
