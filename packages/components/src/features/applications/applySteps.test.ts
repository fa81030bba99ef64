import type { FormEntry, RelatedCompany, UserInfo } from '@huiqi/sdk';
import { describe, expect, it } from 'vitest';
import { createApplyMachine, prefill, sensitiveFields, stepOf } from './applySteps.js';
import { applicationsCopy } from './copy.js';

const entry = (
  checkName: string,
  group: FormEntry['group'],
  inputType: FormEntry['inputType'] = 'TEXT',
): FormEntry => ({ checkName, group, inputType, label: checkName, required: true });
const entries = [
  entry('taxpayer', 'COMPANY'),
  entry('legalIdNo', 'COMPANY', 'ID_CARD'),
  entry('loanAmount', 'LOAN', 'MONEY'),
  entry('contactPhone', 'CONTACT', 'PHONE'),
];
const full = {
  taxpayer: '重庆明月食品有限公司',
  legalIdNo: '11010519491231002X',
  loanAmount: '100',
  contactPhone: '13800000001',
};
const machine = createApplyMachine(applicationsCopy);

describe('the application', () => {
  it('walks through every step and back', () => {
    const context = { entries, values: full };
    const seen = [machine.first(context)];
    while (!machine.isLast(seen.at(-1) ?? 'REVIEW', context)) {
      seen.push(machine.next(seen.at(-1) ?? 'REVIEW', context));
    }
    expect(seen).toEqual(['COMPANY', 'LOAN', 'CONTACT', 'REVIEW']);
    expect(machine.back('REVIEW', context)).toBe('CONTACT');
    expect(machine.back('COMPANY', context)).toBe('COMPANY');
  });

  it('does not move past an invalid step', () => {
    const context = { entries, values: { ...full, loanAmount: 'x' } };
    expect(machine.next('LOAN', context)).toBe('LOAN');
    expect(machine.goTo('COMPANY', 'REVIEW', context)).toBe('LOAN');
    expect(machine.goTo('REVIEW', 'COMPANY', context)).toBe('COMPANY');
  });

  it('leaves out steps without fields', () => {
    const context = { entries: [entry('loanAmount', 'LOAN', 'MONEY')], values: {} };
    expect(machine.steps(context).map(({ id }) => id)).toEqual(['LOAN', 'REVIEW']);
  });

  it('prefills what is known, never a masked number', () => {
    const company = { qymc: '明月', legalPhone: '138****0001' } as RelatedCompany;
    const user = { name: '周明', phone: '138****0001' } as UserInfo;
    const names = ['taxpayer', 'legalPhone', 'contactName', 'contactPhone'];
    const asked = names.map((name) => entry(name, 'COMPANY'));
    expect(prefill(asked, company, user)).toEqual({
      taxpayer: '明月',
      legalPhone: '',
      contactName: '周明',
      contactPhone: '',
    });
  });

  it('knows which fields are sensitive and where a message belongs', () => {
    expect(sensitiveFields(entries)).toEqual(['legalIdNo']);
    expect(stepOf(entries, { contactPhone: '…' })).toBe('CONTACT');
    expect(stepOf(entries, { other: '…' })).toBeUndefined();
  });
});
