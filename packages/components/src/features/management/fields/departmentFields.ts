import type { FormEntry, ManagedDepartment } from '@huiqi/sdk';
import { flag, number, optionalText, text } from './codecs.js';
import {
  choice,
  declareFields,
  positionControl,
  yesOrNo,
  type ContentField,
} from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';

export interface DepartmentChoices {
  readonly banks: FormEntry['options'];
  readonly departments: FormEntry['options'];
}

/** All fields of a department; `choices` are what it refers to, as far as loaded. */
export function departmentFields(
  copy: ManagedFieldsCopy,
  { banks, departments }: DepartmentChoices,
): readonly ContentField<ManagedDepartment>[] {
  const { field } = declareFields<ManagedDepartment, ManagedFieldsCopy>(copy);
  return [
    field(copy.basics, 'name', text, { inputType: 'TEXT', maxLength: 50 }),
    field(copy.basics, 'bankId', optionalText, {
      ...choice(banks),
      label: copy.bankOfDepartment,
      hint: copy.bankOfDepartmentHint,
    }),
    field(copy.basics, 'parentId', optionalText, choice(departments)),
    field(copy.basics, 'position', number, positionControl),
    field(copy.duties, 'issuesTickets', flag, yesOrNo(copy)),
    field(copy.duties, 'dispatchesDemands', flag, yesOrNo(copy)),
  ];
}
