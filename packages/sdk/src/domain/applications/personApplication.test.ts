import { expect, it } from 'vitest';
import type { FormEntry } from '../../generated/models.js';
import { toFormValues } from '../forms/form.js';
import { toPersonLoanApplication } from './personApplication.js';

const entry = (part: Partial<FormEntry> & Pick<FormEntry, 'checkName'>): FormEntry => ({
  inputType: 'TEXT',
  label: part.checkName,
  group: 'PERSON',
  required: false,
  ...part,
});
const entries: FormEntry[] = [
  entry({ checkName: 'applyName' }),
  entry({ checkName: 'idcard', inputType: 'ID_CARD' }),
  entry({ checkName: 'houseAreaId', inputType: 'AREA' }),
  entry({ checkName: 'loanAmount', inputType: 'MONEY', group: 'LOAN' }),
  entry({ checkName: 'loanterm', inputType: 'SELECT', group: 'LOAN' }),
  entry({ checkName: 'repaymentType', inputType: 'RADIO', group: 'LOAN' }),
  entry({ checkName: 'occupation', inputType: 'SELECT' }),
  entry({
    checkName: 'employer',
    visibleWhen: [{ checkName: 'occupation', values: ['EMPLOYED'] }],
  }),
  entry({ checkName: 'recommendationCode', inputType: 'RECOMMENDATION_CODE' }),
];
const values = {
  applyName: ' 周明 ',
  idcard: '50023119900101001x',
  houseAreaId: '500231',
  loanAmount: '12.5',
  loanterm: '24',
  repaymentType: 'AVERAGE_CAPITAL',
  occupation: 'EMPLOYED',
  employer: '垫江中学',
  recommendationCode: '系统分配',
};

it('sends named fields as they are called and everything else as items', () => {
  expect(toPersonLoanApplication(entries, values)).toEqual({
    applyName: '周明',
    idcard: '50023119900101001X',
    houseAreaId: '500231',
    loanAmount: '12.5',
    loanterm: 24,
    repaymentType: 'AVERAGE_CAPITAL',
    recommendationCode: 'XT000000001',
    formItems: [
      { checkName: 'occupation', value: 'EMPLOYED' },
      { checkName: 'employer', value: '垫江中学' },
    ],
  });
});

it('leaves out what is empty, hidden or unknown', () => {
  const sent = toPersonLoanApplication(entries, {
    ...values,
    applyName: ' ',
    occupation: 'OTHER',
    repaymentType: 'NEVER',
    unknown: 'x',
  });
  expect(sent).not.toHaveProperty('applyName');
  expect(sent).not.toHaveProperty('repaymentType');
  expect(sent.formItems).toEqual([{ checkName: 'occupation', value: 'OTHER' }]);
  expect(toPersonLoanApplication(entries, {})).toEqual({});
});

it('is read back by the server as the values of the form', () => {
  const { idcard: _idcard, recommendationCode: _code, applyName: _name, ...same } = values;
  expect(toFormValues(toPersonLoanApplication(entries, values))).toMatchObject(same);
});
