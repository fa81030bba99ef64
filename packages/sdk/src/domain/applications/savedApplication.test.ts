import { expect, it } from 'vitest';
import type { FormEntry } from '../../generated/models.js';
import { toSavedApplication } from './savedApplication.js';

const entry = (checkName: string, inputType: FormEntry['inputType'] = 'TEXT'): FormEntry => ({
  checkName,
  inputType,
  label: '内容',
  group: 'LOAN',
  required: true,
});
const entries = [
  entry('taxpayer'),
  entry('creditCode', 'CREDIT_CODE'),
  entry('loanAmount', 'MONEY'),
  entry('loanterm', 'NUMBER'),
  entry('employees', 'NUMBER'),
];

it('sends what has been filled in and leaves out what has not', () => {
  expect(toSavedApplication(entries, { creditCode: '91350100m000100y43' })).toEqual({
    creditCode: '91350100M000100Y43',
    save: true,
  });
  const values = {
    taxpayer: '重庆明月食品有限公司',
    creditCode: '91350100M000100Y43',
    loanAmount: '100',
    loanterm: '12',
    employees: '20',
  };
  expect(toSavedApplication(entries, values)).toEqual({
    taxpayer: '重庆明月食品有限公司',
    creditCode: '91350100M000100Y43',
    loanAmount: '100',
    loanterm: 12,
    formItems: [{ checkName: 'employees', value: '20' }],
    save: true,
  });
});

it.each(['', '0', 'x', '1.5', '-3'])('leaves out the term %j, which is none', (loanterm) => {
  expect(toSavedApplication(entries, { loanterm })).not.toHaveProperty('loanterm');
});
