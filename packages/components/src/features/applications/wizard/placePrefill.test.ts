import type { FormEntry } from '@huiqi/sdk';
import { expect, it } from 'vitest';
import { placePrefill } from './placePrefill.js';

const entry = (checkName: string, part: Partial<FormEntry> = {}): FormEntry => ({
  checkName,
  inputType: 'TEXT',
  label: checkName,
  group: 'LOAN',
  required: true,
  ...part,
});
const terms = [6, 12].map((n) => ({ value: String(n), label: `${n}个月` }));
const entries = [
  entry('loanAmount', { inputType: 'MONEY' }),
  entry('loanterm', { inputType: 'SELECT', options: terms }),
  entry('contactName'),
  entry('contactPhone'),
  entry('taxpayer', { readOnly: true }),
];

it('fills what the form asks for', () => {
  const known = {
    amount: '50',
    termMonths: 12,
    contact: { name: ' 周明 ', phone: '13800000001' },
  };
  expect(placePrefill(entries, known)).toEqual({
    loanAmount: '50',
    loanterm: '12',
    contactName: '周明',
    contactPhone: '13800000001',
  });
  expect(placePrefill([entry('applyName')], known)).toEqual({ applyName: '周明' });
  expect(placePrefill(entries)).toEqual({});
});

it.each([
  { amount: '' },
  { amount: '0.00' },
  { amount: '1e9' },
  { amount: '50.123' },
  { amount: '-1' },
  { termMonths: 7 },
  { termMonths: 0 },
  { termMonths: 1.5 },
  { termMonths: Number.NaN },
  { contact: { name: '甲\u0000乙' } },
  { contact: { name: '长'.repeat(51) } },
  { contact: { phone: '138****0001' } },
  { contact: { phone: 'javascript:' } },
])('leaves out what the form would refuse: %o', (known) => {
  expect(placePrefill(entries, known)).toEqual({});
});
