import type { FormEntry } from '@huiqi/sdk';
import { validateForm } from '@huiqi/sdk/domain';
import { expect, it } from 'vitest';
import { drawDownPrefill, toSubOrder, withinLine } from './lineForm.js';

const entry = (checkName: string, part: Partial<FormEntry> = {}): FormEntry => ({
  checkName,
  inputType: 'TEXT',
  group: 'LOAN',
  label: checkName,
  required: false,
  ...part,
});
const entries = [
  entry('loanAmount', { inputType: 'MONEY', max: 300 }),
  entry('loanterm', { inputType: 'NUMBER' }),
  entry('loanLending'),
  entry('repaymentType'),
  entry('payee'),
  entry('payeeBank', { visibleWhen: [{ checkName: 'payee', values: ['x'] }] }),
];

it('lets nobody draw down more than is left', () => {
  const limited = withinLine(entries, { granted: '100', drawn: '29.5', available: '70.5' }, '…');
  expect(validateForm(limited, { loanAmount: '70.5' })).toEqual({});
  expect(validateForm(limited, { loanAmount: '70.51' })).toHaveProperty('loanAmount');
});

it('begins with what the line was granted for', () => {
  const order = { loanLending: '采购原料', repaymentType: 'AVERAGE_CAPITAL' as const };
  expect(drawDownPrefill(entries, order)).toMatchObject({ ...order, loanAmount: '', payee: '' });
});

it('sends fields by name and the rest as items, and nothing that was not asked', () => {
  const values = { loanAmount: '30', loanterm: '6', payee: '供应商', payeeBank: '建行' };
  expect(toSubOrder(entries, values)).toEqual({
    loanAmount: '30',
    loanterm: 6,
    formItems: [{ checkName: 'payee', value: '供应商' }],
  });
});
