import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormInputTypeValues, type FormInputType } from '../generated/enums.js';
import type { FormEntry } from '../generated/models.js';
import { recommendationCode, toFormValues, toLoanApplication, validateForm } from './form.js';
import { validateEntry } from './formEntry.js';

const entry = (inputType: FormInputType, more: Partial<FormEntry> = {}): FormEntry => ({
  checkName: 'field',
  inputType,
  label: '内容',
  group: 'LOAN',
  required: true,
  ...more,
});
const options = [{ value: 'a', label: '甲' }];
const limits = { min: 1, max: 300, unit: '万元' };

describe('validateEntry', () => {
  it.each<[FormEntry, string, string | null]>([
    [entry('TEXT'), '', '请输入内容'],
    [entry('TEXT'), '   ', '请输入内容'],
    [entry('TEXT', { required: false }), '', null],
    [entry('TEXT', { maxLength: 2 }), '𬭎𬭎', null],
    [entry('TEXT', { maxLength: 2 }), '三个字', '内容不能超过2个字'],
    [entry('TEXT', { checkName: 'legalName' }), '周', '内容不能少于2个字'],
    [entry('TEXT', { checkName: 'tel' }), '023-7461', null],
    [entry('TEXT', { checkName: 'tel' }), 'abc', '请输入正确的内容'],
    [entry('TEXTAREA'), '一'.repeat(2_001), '内容不能超过2000个字'],
    [entry('MONEY', limits), '100', null],
    [entry('MONEY', limits), '100.55', null],
    [entry('MONEY', limits), '100.555', '内容应为数字，最多两位小数'],
    [entry('MONEY', limits), '1e2', '内容应为数字，最多两位小数'],
    [entry('MONEY', limits), '0.5', '内容不能低于1万元'],
    [entry('MONEY', limits), '300.01', '内容不能高于300万元'],
    [entry('NUMBER', { min: null, max: null }), '-5.5', null],
    [entry('NUMBER'), 'x', '内容应为数字'],
    [entry('NUMBER', { checkName: 'loanterm' }), '6.5', '内容应为整数'],
    [entry('PHONE'), '123', '请输入正确的手机号'],
    [entry('ID_CARD'), '123', '请输入正确的身份证号'],
    [entry('CREDIT_CODE'), '123', '请输入15至20位字母或数字的统一社会信用代码'],
    [entry('SELECT', { options }), '', '请选择内容'],
    [entry('SELECT', { options }), 'a', null],
    [entry('RADIO', { options }), 'b', '请选择内容'],
    [entry('DATE'), '2026-02-30', '请选择正确的内容'],
    [entry('AREA'), '500231', null],
    [entry('AREA'), '垫江', '请选择内容'],
  ])('%o with %s: %s', (definition, value, message) => {
    expect(validateEntry(definition, value)).toBe(message);
  });

  it('returns a message or null for any text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FormInputTypeValues),
        fc.string({ unit: 'binary' }),
        (type, text) => {
          const verdict = validateEntry(entry(type, { options }), text);
          expect(verdict === null || /[一-鿿]/.test(verdict)).toBe(true);
        },
      ),
    );
  });
});

const entries: FormEntry[] = [
  entry('TEXT', { checkName: 'taxpayer' }),
  entry('CREDIT_CODE', { checkName: 'creditCode' }),
  entry('MONEY', { checkName: 'loanAmount', ...limits }),
  entry('NUMBER', { checkName: 'loanterm', min: 1, max: 36 }),
  entry('SELECT', {
    checkName: 'repaymentType',
    options: [{ value: 'AVERAGE_CAPITAL', label: '等额本金' }],
  }),
  entry('TEXT', { checkName: 'recommendationCode', required: false }),
  entry('TEXT', { checkName: 'employees', required: false }),
];
const values = {
  taxpayer: ' 重庆明月食品有限公司 ',
  creditCode: '91350100m000100y43',
  loanAmount: '100',
  loanterm: '12',
  repaymentType: 'AVERAGE_CAPITAL',
  recommendationCode: '系统分配',
  employees: '20',
};

describe('a form', () => {
  it('has one message a field', () => {
    expect(Object.keys(validateForm(entries, {}))).toEqual([
      'taxpayer',
      'creditCode',
      'loanAmount',
      'loanterm',
      'repaymentType',
    ]);
    expect(validateForm(entries, values)).toEqual({});
  });

  it('becomes an application', () => {
    expect(toLoanApplication(entries, values)).toEqual({
      taxpayer: '重庆明月食品有限公司',
      creditCode: '91350100M000100Y43',
      loanAmount: '100',
      loanterm: 12,
      repaymentType: 'AVERAGE_CAPITAL',
      recommendationCode: 'XT000000001',
      agreement: true,
      formItems: [{ checkName: 'employees', value: '20' }],
    });
  });

  it('is found valid again by the server', () => {
    const again = toFormValues(toLoanApplication(entries, values));
    expect(validateForm(entries, again)).toEqual({});
    expect(again['employees']).toBe('20');
    expect(again['loanterm']).toBe('12');
    expect('agreement' in again).toBe(false);
  });

  it('does not take values from prototypes, nor let an extra item stand for a fixed field', () => {
    expect(validateForm([entry('TEXT', { checkName: 'constructor' })], {})).toHaveProperty(
      'constructor',
    );
    const sneaky = {
      ...toLoanApplication(entries, values),
      formItems: [{ checkName: 'loanAmount', value: '1' }],
    };
    expect(toFormValues(sneaky)['loanAmount']).toBe('100');
  });

  it('sends other recommendation codes as they are', () => {
    expect(recommendationCode('A1')).toBe('A1');
  });
});
