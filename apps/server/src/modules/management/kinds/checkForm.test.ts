import type { FormEntry } from '@huiqi/sdk';
import { formProblems } from '@huiqi/sdk/domain';
import { expect, it } from 'vitest';
import { checkForm } from './checkForm.js';

const entry = (checkName: string, rest: Partial<FormEntry> = {}): FormEntry => ({
  checkName,
  label: checkName,
  inputType: 'TEXT',
  group: 'LOAN',
  required: false,
  ...rest,
});
const when = (checkName: string, ...values: string[]) => ({ visibleWhen: [{ checkName, values }] });
const one = [{ value: '1', label: '一' }];

it.each([
  ['a name twice', [entry('a'), entry('a')], '0.checkName'],
  ['a reserved name', [entry('save')], '0.checkName'],
  ['a choice without options', [entry('a', { inputType: 'RADIO' })], '0.options'],
  ['an option twice', [entry('a', { inputType: 'RADIO', options: [...one, ...one] })], '0.options'],
  [
    'an option with a comma',
    [entry('a', { inputType: 'CHECKBOX', options: [{ value: '1,2', label: '一' }] })],
    '0.options',
  ],
  ['a text that is missing', [entry('a', { inputType: 'FIXED_TEXT' })], '0.text'],
  ['a condition on nothing', [entry('a', when('b', '1'))], '0.visibleWhen'],
  [
    'a condition on what is not asked',
    [entry('a', when('b', '1')), entry('b', { inputType: 'GROUP' })],
    '0.visibleWhen',
  ],
  [
    'a condition on an option that is missing',
    [entry('a', when('b', '2')), entry('b', { inputType: 'RADIO', options: one })],
    '0.visibleWhen',
  ],
  [
    'conditions in a circle',
    [entry('a', when('b', '1')), entry('b', when('a', '1'))],
    '0.visibleWhen',
  ],
] as const)('%s is found where it is, as `formProblems` finds it', (_name, entries, place) => {
  expect(formProblems(entries)).not.toEqual([]);
  expect(checkForm(entries, 'forms.1')[0]?.field).toBe(`forms.1.entries.${place}`);
});

it('finds a label that is missing, and nothing in a valid form', () => {
  expect(checkForm([entry('a', { label: ' ' })], 'forms.0')).toEqual([
    { field: 'forms.0.entries.0.label', message: '请填写标签' },
  ]);
  const chosen = entry('b', { inputType: 'SELECT', options: one });
  expect(checkForm([entry('a', when('b', '1')), chosen], 'forms.0')).toEqual([]);
});
