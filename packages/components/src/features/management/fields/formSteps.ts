import type { FormEntry } from '@huiqi/sdk';
import type { FormDesignerCopy } from './formCopy.js';

export type StepId = FormEntry['group'];

/** The steps of a product's form, in their order. */
export const formSteps = (copy: FormDesignerCopy): readonly { id: StepId; label: string }[] => [
  { id: 'COMPANY', label: copy.stepCompany },
  { id: 'PERSON', label: copy.stepPerson },
  { id: 'LOAN', label: copy.stepLoan },
  { id: 'MATERIAL', label: copy.stepMaterial },
  { id: 'CONTACT', label: copy.stepContact },
];
