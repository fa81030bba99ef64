import type { FormEntry } from '@huiqi/sdk';
import type { FormDesignerCopy } from '../fields/formCopy.js';
import type { StepId } from '../fields/formSteps.js';

export type StandardEntry = Omit<FormEntry, 'group'> & { readonly step: StepId };

const required = true;

/** Entries whose names the platform knows: orders, lists and reports show them as such. */
export const standardEntries = (copy: FormDesignerCopy): readonly StandardEntry[] => [
  {
    checkName: 'loanAmount',
    inputType: 'MONEY',
    label: copy.loanAmount,
    unit: copy.wan,
    min: 1,
    required,
    step: 'LOAN',
  },
  {
    checkName: 'loanterm',
    inputType: 'NUMBER',
    label: copy.loanterm,
    unit: copy.months,
    min: 1,
    decimals: 0,
    required,
    step: 'LOAN',
  },
  {
    checkName: 'repaymentType',
    inputType: 'SELECT',
    label: copy.repaymentType,
    required,
    step: 'LOAN',
  },
  {
    checkName: 'loanLending',
    inputType: 'TEXTAREA',
    label: copy.loanLending,
    maxLength: 200,
    required,
    step: 'LOAN',
  },
  { checkName: 'areaId', inputType: 'AREA', label: copy.areaId, required, step: 'LOAN' },
  {
    checkName: 'recommendationCode',
    inputType: 'RECOMMENDATION_CODE',
    label: copy.recommendationCode,
    maxLength: 32,
    required: false,
    step: 'LOAN',
  },
  {
    checkName: 'legalName',
    inputType: 'TEXT',
    label: copy.legalName,
    maxLength: 30,
    required,
    step: 'COMPANY',
  },
  {
    checkName: 'legalIdNo',
    inputType: 'ID_CARD',
    label: copy.legalIdNo,
    required,
    step: 'COMPANY',
  },
  {
    checkName: 'legalPhone',
    inputType: 'PHONE',
    label: copy.legalPhone,
    required,
    step: 'COMPANY',
  },
  {
    checkName: 'contactName',
    inputType: 'TEXT',
    label: copy.contactName,
    maxLength: 30,
    required,
    step: 'CONTACT',
  },
  {
    checkName: 'contactPhone',
    inputType: 'PHONE',
    label: copy.contactPhone,
    required,
    step: 'CONTACT',
  },
];
