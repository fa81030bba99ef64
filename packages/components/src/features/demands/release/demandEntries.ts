import { DemandTypeLabels, DemandTypeValues, type FormEntry } from '@huiqi/sdk';
import type { DemandsCopy } from '../copy.js';

type Part = Omit<FormEntry, 'group' | 'required'> & { readonly required?: boolean };

export const demandStep = 'COMPANY';

const named: Pick<FormEntry, 'visibleWhen'> = {
  visibleWhen: [{ checkName: 'anonymity', values: ['false'] }],
};

/** The entries of a demand (spec 2 §3, §5): company, place, type, content, contact. */
export function demandEntries(isSignedIn: boolean, copy: DemandsCopy): FormEntry[] {
  const origin: Part[] = [
    {
      checkName: 'anonymity',
      inputType: 'RADIO',
      label: copy.anonymity,
      hint: copy.anonymousHint,
      options: [
        { value: 'false', label: copy.named },
        { value: 'true', label: copy.anonymous },
      ],
    },
    { checkName: 'nsrsbh', inputType: 'COMPANY', label: copy.company, ...named },
    { checkName: 'areaCode', inputType: 'AREA', label: copy.area, ...named },
  ];
  const demand: Part[] = [
    {
      checkName: 'demandType',
      inputType: 'RADIO',
      label: copy.type,
      options: DemandTypeValues.map((value) => ({ value, label: DemandTypeLabels[value] })),
    },
    {
      checkName: 'title',
      inputType: 'TEXT',
      label: copy.title,
      hint: copy.titleHint,
      minLength: 2,
      maxLength: 60,
    },
    {
      checkName: 'content',
      inputType: 'TEXTAREA',
      label: copy.content,
      hint: copy.contentHint,
      minLength: 5,
      maxLength: 2000,
    },
  ];
  const contact: Part[] = [
    {
      checkName: 'contactName',
      inputType: 'TEXT',
      label: copy.contact,
      hint: copy.contactHint,
      minLength: 2,
      maxLength: 50,
      ...named,
    },
    { checkName: 'contactPhone', inputType: 'PHONE', label: copy.contactPhone, ...named },
    {
      checkName: 'fileUrls',
      inputType: 'UPLOAD',
      label: copy.files,
      hint: copy.filesHint,
      required: false,
      maxFiles: 5,
    },
  ];
  // Visitors have no company, and files need an owner.
  const parts = isSignedIn ? [...origin, ...demand, ...contact] : demand;
  return parts.map((part) => ({ required: true, ...part, group: demandStep }));
}
