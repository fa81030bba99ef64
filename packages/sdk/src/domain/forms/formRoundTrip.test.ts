import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FormInputTypeValues, type FormInputType } from '../../generated/enums.js';
import type { FormEntry } from '../../generated/models.js';
import { toFormValues, toLoanApplication, validateForm } from './form.js';
import { isAsked } from './formEntry.js';
import { visibleEntries } from './visibleEntries.js';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const choice = fc.constantFrom('a', 'b', 'c');
const words = fc
  .string({ unit: 'grapheme', minLength: 2, maxLength: 50 })
  .filter((text) => text === text.trim() && Array.from(text).length >= 2);
const key = fc.stringMatching(/^[A-Za-z0-9_-]{5,20}$/).map((name) => `finance/202611/${name}.pdf`);

/** Valid values of each kind. */
const valuesOf: Readonly<Record<FormInputType, fc.Arbitrary<string>>> = {
  TEXT: words,
  TEXTAREA: words,
  NUMBER: fc.integer({ min: -1e6, max: 1e6 }).map(String),
  MONEY: fc.integer({ min: 0, max: 1e9 }).map((fen) => (fen / 100).toFixed(2)),
  PERCENT: fc.integer({ min: 0, max: 99_999 }).map((value) => (value / 100).toFixed(2)),
  PHONE: digits(9).map((rest) => `13${rest}`),
  TEL: digits(8).map((rest) => `023-${rest}`),
  EMAIL: fc.stringMatching(/^[a-z0-9.]{1,20}$/).map((name) => `${name}@mingyue.example`),
  ID_CARD: fc.constantFrom('11010519491231002X', '11010519491231002x'),
  CREDIT_CODE: fc.stringMatching(/^[0-9A-Za-z]{15,20}$/),
  SELECT: choice,
  RADIO: choice,
  CHECKBOX: fc.uniqueArray(choice, { minLength: 1 }).map((parts) => parts.join(',')),
  DATE: day,
  MONTH: day.map((text) => text.slice(0, 7)),
  DATE_RANGE: fc.tuple(day, day).map((days) => days.toSorted().join('~')),
  AREA: digits(6),
  COMPANY: fc.stringMatching(/^[0-9A-Z]{18}$/),
  RECOMMENDATION_CODE: fc.constantFrom('系统分配', 'A1', 'XT000000001'),
  UPLOAD: fc.uniqueArray(key, { minLength: 1, maxLength: 5 }).map((keys) => keys.join(',')),
  AGREEMENT: fc.constant('true'),
  FIXED_TEXT: fc.constant(''),
  GROUP: fc.constant(''),
};

const hostile = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'prototype'];
const name = fc.oneof(
  fc.constantFrom(...hostile),
  fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,10}$/).map((text) => `x${text}`),
);

const entryOf = fc
  .record({
    checkName: name,
    inputType: fc.constantFrom(...FormInputTypeValues),
    required: fc.boolean(),
    isHidden: fc.boolean(),
  })
  .chain(({ isHidden, ...shape }) =>
    valuesOf[shape.inputType].map((value) => {
      const entry: FormEntry = {
        ...shape,
        label: '内容',
        group: 'LOAN',
        maxFiles: 5,
        visibleWhen: isHidden ? [{ checkName: 'switch', values: ['on'] }] : [],
        ...(/SELECT|RADIO|CHECKBOX/.test(shape.inputType) ? { options } : {}),
      };
      return { entry, value };
    }),
  );

const fixed: readonly FormEntry[] = (
  [
    ['taxpayer', 'TEXT'],
    ['creditCode', 'CREDIT_CODE'],
    ['loanAmount', 'MONEY'],
    ['loanterm', 'NUMBER'],
    ['switch', 'TEXT'],
  ] as const
).map(([checkName, inputType]) => ({
  checkName,
  inputType,
  label: checkName,
  group: 'LOAN',
  required: checkName !== 'switch',
}));
const fixedValues = {
  taxpayer: '重庆明月食品有限公司',
  creditCode: '91350100M000100Y43',
  loanAmount: '100',
  loanterm: '12',
};

it('loses and changes nothing between browser and server, for any form', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(entryOf, { maxLength: 35, selector: ({ entry }) => entry.checkName }),
      fc.constantFrom('on', 'off', ''),
      (made, on) => {
        const entries = [...fixed, ...made.map(({ entry }) => entry)];
        const values = Object.fromEntries([
          ...Object.entries({ ...fixedValues, switch: on }),
          ...made.map(({ entry, value }) => [entry.checkName, value] as const),
        ]);
        expect(validateForm(entries, values)).toEqual({});
        // Over the wire as JSON.
        const wire = JSON.stringify(toLoanApplication(entries, values));
        const application = JSON.parse(wire) as ReturnType<typeof toLoanApplication>;
        expect(Object.getPrototypeOf(application)).toBe(Object.prototype);
        const again = toFormValues(application);
        expect(validateForm(entries, again)).toEqual({});
        const asked = visibleEntries(entries, values).filter(
          (entry) => isAsked(entry) && values[entry.checkName] !== '',
        );
        expect(Object.keys(again).toSorted()).toEqual(
          asked.map(({ checkName }) => checkName).toSorted(),
        );
        for (const { checkName, inputType } of asked) {
          const value = values[checkName] ?? '';
          const sent = /ID_CARD|CREDIT_CODE/.test(inputType) ? value.toUpperCase() : value;
          expect(again[checkName]).toBe(sent === '系统分配' ? 'XT000000001' : sent);
        }
        expect((application.formItems ?? []).length).toBeLessThanOrEqual(40);
      },
    ),
    { numRuns: 500 },
  );
});
