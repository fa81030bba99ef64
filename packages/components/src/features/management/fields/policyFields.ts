import {
  EnterpriseSizeLabels,
  EnterpriseSizeValues,
  type FormEntry,
  type ManagedPolicy,
  type PolicyContact,
} from '@huiqi/sdk';
import {
  codes,
  flag,
  idText,
  json,
  lines,
  optionalNumber,
  optionalText,
  rawText,
  someOf,
  text,
  words,
} from './codecs.js';
import {
  choice,
  choicesOf,
  declareFields,
  line,
  long,
  onlyStep,
  reference,
  yesOrNo,
  type ContentField,
  type FieldControl,
} from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';
import { firstDay } from './dayCodecs.js';
import { filesText, materialsText } from './policyFiles.js';
import { policySteps } from './policySteps.js';
import { richTextLines } from './richTextLines.js';

export interface PolicyChoices {
  readonly publishers: FormEntry['options'];
  readonly policyCategories: FormEntry['options'];
  readonly grades: FormEntry['options'];
  readonly areas: FormEntry['options'];
}

const nobody: PolicyContact = { orgName: '', name: null, phone: null, address: null };

/** A field of whom to ask; nobody if all are empty. */
function contactField(
  { contact: section }: ManagedFieldsCopy,
  key: keyof PolicyContact,
  label: string,
  maxLength: number,
): ContentField<ManagedPolicy> {
  const name = `contact.${key}`;
  return {
    name,
    section,
    entry: { ...line(maxLength), checkName: name, label, required: false, group: onlyStep },
    read: ({ contact }) => contact?.[key] ?? '',
    write: (content, typed) => {
      const value = typed.trim();
      const empty = key === 'orgName' ? '' : null;
      const contact = { ...(content.contact ?? nobody), [key]: value === '' ? empty : value };
      return { ...content, contact: Object.values(contact).some(Boolean) ? contact : null };
    },
  };
}

/** All fields of a policy; `choices` are what it refers to, as far as loaded. */
export function policyFields(
  copy: ManagedFieldsCopy,
  { publishers, policyCategories, grades, areas }: PolicyChoices,
): readonly ContentField<ManagedPolicy>[] {
  const { field, part } = declareFields<ManagedPolicy, ManagedFieldsCopy>(copy);
  const { basics, policyText, amounts, declaring, recommending } = copy;
  const date: FieldControl = { inputType: 'DATE' };
  const amount: FieldControl = {
    inputType: 'NUMBER',
    unit: copy.wan,
    decimals: 2,
    min: 0,
    max: 99_999_999,
  };
  const age: FieldControl = {
    inputType: 'NUMBER',
    unit: copy.months,
    decimals: 0,
    min: 0,
    max: 1200,
  };
  const materials = (key: 'basicFiles' | 'declarationFiles') =>
    field(
      declaring,
      key,
      json<ManagedPolicy[typeof key]>(),
      line(100_000),
      'MATERIALS',
      materialsText(copy),
    );
  return [
    field(basics, 'title', text, line(100)),
    field(basics, 'summary', optionalText, long(500)),
    field(
      basics,
      'publishOrgId',
      idText,
      reference(publishers, { ...copy, label: copy.publishOrgId }),
    ),
    field(basics, 'publishNumber', optionalText, line(64)),
    field(basics, 'publishedTs', firstDay, date),
    field(basics, 'category', optionalText, choice(policyCategories)),
    field(basics, 'grade', text, { ...choice(grades), required: true }),
    field(basics, 'enterpriseSizes', someOf(EnterpriseSizeValues), {
      inputType: 'CHECKBOX',
      options: choicesOf(EnterpriseSizeValues, EnterpriseSizeLabels),
    }),
    field(amounts, 'minAmount', optionalText, amount),
    field(amounts, 'maxAmount', optionalText, amount),
    field(amounts, 'redemption', optionalText, long(500)),
    field(
      policyText,
      'content',
      rawText,
      { ...line(200_000), hint: copy.richTextHint },
      'RICH_TEXT',
      richTextLines,
    ),
    field(policyText, 'files', json<ManagedPolicy['files']>(), line(100_000), 'FILES', filesText),
    field(declaring, 'declaredOnline', flag, yesOrNo(copy)),
    field(declaring, 'declareFrom', optionalText, date),
    field(declaring, 'declareUntil', optionalText, date),
    field(declaring, 'applicants', lines, long(4000)),
    field(declaring, 'steps', policySteps, long(3000)),
    field(declaring, 'requiresTaxAuth', flag, yesOrNo(copy)),
    field(declaring, 'fillCompanyInfo', flag, yesOrNo(copy)),
    materials('basicFiles'),
    materials('declarationFiles'),
    part(recommending, 'targets', 'industries', words, line(1000)),
    part(
      recommending,
      'targets',
      'areaCodes',
      codes,
      { ...line(40_000), ...(areas && { options: areas }) },
      'SEVERAL',
    ),
    part(recommending, 'targets', 'minMonths', optionalNumber, age),
    part(recommending, 'targets', 'maxMonths', optionalNumber, age),
    contactField(copy, 'orgName', copy.orgName, 100),
    contactField(copy, 'name', copy.contactName, 50),
    contactField(copy, 'phone', copy.contactPhone, 50),
    contactField(copy, 'address', copy.address, 200),
  ];
}
