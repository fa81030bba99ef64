import {
  FormInputTypeLabels,
  FormInputTypeValues,
  type FormEntry,
  type FormInputType,
} from '@huiqi/sdk';
import { flag, oneOf, optionalNumber, optionalText, rawText, words, type Codec } from './codecs.js';
import { choicesOf, declareFields, type ContentField, type FieldControl } from './ContentField.js';
import type { FormDesignerCopy } from './formCopy.js';
import { formSteps } from './formSteps.js';

type Trait = Exclude<keyof FormEntry, 'visibleWhen'>;

const typed: readonly Trait[] = ['placeholder', 'defaultValue', 'readOnly'];
const written: readonly Trait[] = ['minLength', 'maxLength', ...typed];
const counted: readonly Trait[] = ['unit', 'min', 'max', ...typed];
const chosen: readonly Trait[] = ['options', 'defaultValue', 'readOnly'];
const dated: readonly Trait[] = ['earliest', 'latest', 'defaultValue', 'readOnly'];

/** Which properties a kind has beside its name, label, step, help and condition. */
const traits: Readonly<Record<FormInputType, readonly Trait[]>> = {
  TEXT: written,
  TEXTAREA: written,
  NUMBER: [...counted, 'decimals'],
  MONEY: counted,
  PERCENT: counted,
  PHONE: typed,
  TEL: typed,
  EMAIL: written,
  ID_CARD: ['min', 'max', ...typed],
  CREDIT_CODE: typed,
  SELECT: ['placeholder', ...chosen],
  RADIO: chosen,
  CHECKBOX: ['minChoices', 'maxChoices', ...chosen],
  DATE: dated,
  MONTH: dated,
  DATE_RANGE: dated,
  AREA: ['readOnly'],
  COMPANY: ['placeholder', 'readOnly'],
  RECOMMENDATION_CODE: ['maxLength', ...typed],
  UPLOAD: ['accept', 'maxFiles'],
  AGREEMENT: ['text'],
  FIXED_TEXT: ['text'],
  GROUP: ['text'],
};

const silent: ReadonlySet<FormInputType> = new Set(['FIXED_TEXT', 'GROUP']);

const count = (min: number, max?: number): FieldControl => ({
  inputType: 'NUMBER',
  decimals: 0,
  min,
  ...(max === undefined ? {} : { max }),
});

/** Options as lines, `value=label` where they differ. */
const options: Codec<FormEntry['options'], NonNullable<FormEntry['options']>> = {
  toText: (value = []) =>
    value
      .map((option) =>
        option.value === option.label ? option.label : `${option.value}=${option.label}`,
      )
      .join('\n'),
  toValue: (lines) =>
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => {
        const at = line.indexOf('=');
        return at < 1
          ? { value: line, label: line }
          : { value: line.slice(0, at).trim(), label: line.slice(at + 1).trim() };
      }),
};

const optionalWords: Codec<string[] | undefined, string[]> = {
  toText: (value = []) => words.toText(value),
  toValue: (line) => words.toValue(line, []),
};

const yesNo = (yes: string, no: string): FieldControl => ({
  inputType: 'RADIO',
  options: [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ],
});

/** All properties of an entry but its conditions, which have a control of their own. */
function allFields(copy: FormDesignerCopy): readonly ContentField<FormEntry>[] {
  const { field } = declareFields<FormEntry, FormDesignerCopy>(copy);
  const of = copy.entry;
  const number: FieldControl = { inputType: 'NUMBER', decimals: 6 };
  const line: FieldControl = { inputType: 'TEXT', maxLength: 200 };
  const steps = formSteps(copy).map(({ id, label }) => ({ value: id, label }));
  return [
    field(of, 'label', rawText, { inputType: 'TEXT', maxLength: 60 }),
    field(of, 'inputType', oneOf(FormInputTypeValues), {
      inputType: 'SELECT',
      options: choicesOf(FormInputTypeValues, FormInputTypeLabels),
    }),
    field(of, 'group', oneOf(['COMPANY', 'PERSON', 'LOAN', 'MATERIAL', 'CONTACT']), {
      inputType: 'SELECT',
      options: steps,
    }),
    field(of, 'required', flag, yesNo(copy.mustFill, copy.mayFill)),
    field(of, 'options', options, { inputType: 'TEXTAREA' }),
    field(of, 'text', optionalText, { inputType: 'TEXTAREA', maxLength: 5000 }),
    field(of, 'hint', optionalText, line),
    field(of, 'placeholder', optionalText, line),
    field(of, 'unit', optionalText, { inputType: 'TEXT', maxLength: 10 }),
    field(of, 'min', optionalNumber, number),
    field(of, 'max', optionalNumber, number),
    field(of, 'decimals', optionalNumber, count(0, 6)),
    field(of, 'minLength', optionalNumber, count(0)),
    field(of, 'maxLength', optionalNumber, count(1)),
    field(of, 'earliest', optionalText, { inputType: 'TEXT', maxLength: 10 }),
    field(of, 'latest', optionalText, { inputType: 'TEXT', maxLength: 10 }),
    field(of, 'minChoices', optionalNumber, count(0)),
    field(of, 'maxChoices', optionalNumber, count(1)),
    field(of, 'accept', optionalWords, line),
    field(of, 'maxFiles', optionalNumber, count(1, 10)),
    field(of, 'defaultValue', optionalText, line),
    field(of, 'readOnly', flag, yesNo(copy.cannotChange, copy.canChange)),
    field(of, 'checkName', rawText, { inputType: 'TEXT', maxLength: 64 }),
  ];
}

const always: ReadonlySet<string> = new Set(['label', 'inputType', 'group', 'checkName']);

/** The properties of an entry's kind. */
export function entryFields(
  copy: FormDesignerCopy,
  { inputType, checkName }: Pick<FormEntry, 'checkName' | 'inputType'>,
): readonly ContentField<FormEntry>[] {
  const own = new Set<string>(traits[inputType]);
  // Its options are the repayment types of the product.
  if (checkName === 'repaymentType') own.delete('options');
  const asks = !silent.has(inputType);
  return allFields(copy).filter(
    ({ name }) =>
      always.has(name) || own.has(name) || (asks && (name === 'required' || name === 'hint')),
  );
}
