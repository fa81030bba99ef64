import type { FormEntry } from '@huiqi/sdk';

type Kind = FormEntry['inputType'];

const options = ['甲', '乙', '丙', '丁'].map((label, turn) => ({ value: `V${turn}`, label }));
const optionKinds: ReadonlySet<Kind> = new Set(['SELECT', 'RADIO', 'CHECKBOX']);

const kinds: readonly Kind[] = [
  'TEXT',
  'CREDIT_CODE',
  'ID_CARD',
  'PHONE',
  'DATE',
  'SELECT',
  'NUMBER',
  'PERCENT',
  'MONEY',
  'MONTH',
  'TEXT',
  'RADIO',
  'TEXTAREA',
  'TEXT',
  'CHECKBOX',
  'DATE_RANGE',
  'SELECT',
  'MONEY',
  'TEXT',
  'TEXTAREA',
  'NUMBER',
  'PHONE',
  'TEL',
  'EMAIL',
  'TEXT',
  'RADIO',
  'RECOMMENDATION_CODE',
  'TEXT',
  'DATE',
  'TEXT',
];

/** A form of thirty fields in one step; the last is asked only with one choice of another. */
export const entries: readonly FormEntry[] = kinds.map((inputType, turn) => ({
  checkName: `field${turn}`,
  inputType,
  label: `第${turn + 1}项内容`,
  group: 'LOAN',
  required: turn % 2 === 0,
  maxLength: inputType === 'TEXTAREA' ? 500 : null,
  hint: turn % 5 === 0 ? '请按营业执照填写' : null,
  ...(optionKinds.has(inputType) ? { options } : {}),
  ...(turn === 29 ? { visibleWhen: [{ checkName: 'field5', values: ['', 'V1'] }] } : {}),
}));

/** Where is typed: one of each kind that people type most into. */
export const typedInto = [
  { id: 'field10', text: 'mingyuefood' },
  { id: 'field17', text: '1234567890' },
  { id: 'field12', text: 'rawmaterial' },
] as const;
