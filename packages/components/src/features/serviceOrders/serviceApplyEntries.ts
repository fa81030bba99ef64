import type { FormEntry } from '@huiqi/sdk';
import type { ServiceApplyCopy } from './applyCopy.js';

export const serviceApplyStep = 'COMPANY';

/** The company select stays enabled while the rest is disabled: another company may be able to order. */
export const companyEntry = 'nsrsbh';

/** The entries of a service order (spec 2 §3): company, contact and demand. */
export const serviceApplyEntries = (copy: ServiceApplyCopy): FormEntry[] => [
  {
    group: serviceApplyStep,
    checkName: companyEntry,
    inputType: 'COMPANY',
    label: copy.company,
    hint: copy.companyHint,
    required: true,
  },
  {
    group: serviceApplyStep,
    checkName: 'contactName',
    inputType: 'TEXT',
    label: copy.contact,
    minLength: 2,
    maxLength: 50,
    required: true,
  },
  {
    group: serviceApplyStep,
    checkName: 'contactPhone',
    inputType: 'PHONE',
    label: copy.contactPhone,
    hint: copy.contactHint,
    required: true,
  },
  {
    group: serviceApplyStep,
    checkName: 'demand',
    inputType: 'TEXTAREA',
    label: copy.demand,
    hint: copy.demandHint,
    maxLength: 1000,
    required: false,
  },
];
