import { describe, expect, it } from 'vitest';
import type { FormInputType } from '../../generated/enums.js';
import type { FormEntry } from '../../generated/models.js';
import { recommendationCode, toFormValues, toLoanApplication, validateForm } from './form.js';

const entry = (inputType: FormInputType, more: Partial<FormEntry> = {}): FormEntry => ({
  checkName: 'field',
  inputType,
  label: '内容',
  group: 'LOAN',
  required: true,
  ...more,
});
const limits = { min: 1, max: 300, unit: '万元' };

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
