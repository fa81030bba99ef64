import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormEntry } from '../../generated/models.js';
import { validateForm } from './form.js';
import { formProblems } from './formProblems.js';
import { visibleEntries } from './visibleEntries.js';

type Condition = NonNullable<FormEntry['visibleWhen']>[number];

const entry = (
  checkName: string,
  visibleWhen: Condition[] = [],
  more: Partial<FormEntry> = {},
) => ({
  checkName,
  inputType: 'TEXT' as const,
  label: checkName,
  group: 'LOAN' as const,
  required: true,
  visibleWhen,
  ...more,
});
const when = (checkName: string, ...values: string[]): Condition => ({ checkName, values });
const names = (entries: readonly FormEntry[], values: Record<string, string>) =>
  visibleEntries(entries, values).map(({ checkName }) => checkName);

describe('visibleEntries', () => {
  it('asks what all conditions hold for', () => {
    const entries = [entry('a'), entry('b'), entry('c', [when('a', '1', '2'), when('b', '3')])];
    expect(names(entries, { a: '2', b: '3' })).toEqual(['a', 'b', 'c']);
    expect(names(entries, { a: '2' })).toEqual(['a', 'b']);
    expect(names(entries, { a: '9', b: '3' })).toEqual(['a', 'b']);
  });

  it('follows chains: what depends on a hidden entry is hidden, whatever that one holds', () => {
    const entries = [entry('c', [when('b', 'x')]), entry('b', [when('a', 'x')]), entry('a')];
    expect(names(entries, { a: 'x', b: 'x' })).toEqual(['c', 'b', 'a']);
    expect(names(entries, { a: '', b: 'x' })).toEqual(['a']);
    expect(validateForm(entries, { a: '1', b: 'x' })).toEqual({});
  });

  it('looks into the choices of a CHECKBOX', () => {
    const boxes = { inputType: 'CHECKBOX' as const };
    const entries = [entry('a', [], boxes), entry('b', [when('a', 'RENT')])];
    expect(names(entries, { a: 'STOCK,RENT' })).toEqual(['a', 'b']);
    expect(names(entries, { a: 'RENTAL' })).toEqual(['a']);
  });

  it('leaves out headings of nothing', () => {
    const group = { inputType: 'GROUP' as const };
    const entries = [
      entry('g1', [], group),
      entry('a', [when('z', '1')]),
      entry('g2', [], group),
      entry('z'),
      entry('g3', [], group),
    ];
    expect(names(entries, {})).toEqual(['g2', 'z']);
    expect(names(entries, { z: '1' })).toEqual(['g1', 'a', 'g2', 'z']);
  });

  it('never asks what depends on itself or on nothing', () => {
    const entries = [
      entry('a', [when('b', '1')]),
      entry('b', [when('a', '1')]),
      entry('c', [when('x', '')]),
    ];
    expect(names(entries, { a: '1', b: '1' })).toEqual([]);
  });

  it('takes no values from prototypes', () => {
    const entries = [entry('constructor'), entry('a', [when('constructor', String(Object))])];
    expect(names(entries, {})).toEqual(['constructor']);
  });

  it('ends, and keeps the order, for any conditions', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__');
    const form = fc.uniqueArray(
      fc.record({
        checkName: name,
        visibleWhen: fc.array(
          fc.record({ checkName: name, values: fc.array(fc.constantFrom('', '1')) }),
          { maxLength: 3 },
        ),
      }),
      { selector: ({ checkName }) => checkName },
    );
    fc.assert(
      fc.property(form, fc.dictionary(name, fc.constantFrom('', '1')), (made, values) => {
        const entries = made.map(({ checkName, visibleWhen }) => entry(checkName, visibleWhen));
        const visible = visibleEntries(entries, values);
        expect(entries.filter((one) => visible.includes(one))).toEqual(visible);
        expect(visibleEntries(visible, values)).toEqual(visible);
      }),
    );
  });
});

describe('formProblems', () => {
  it('finds cycles of any length, missing and unusable conditions', () => {
    const entries = [
      entry('a', [when('b', '1')]),
      entry('b', [when('c', '1')]),
      entry('c', [when('a', '1')]),
      entry('d', [when('nothing', '1'), when('g', '1'), when('s', 'y')]),
      entry('g', [], { inputType: 'GROUP' }),
      entry('s', [], { inputType: 'SELECT', options: [{ value: 'x', label: 'X' }] }),
    ];
    expect(formProblems(entries)).toEqual([
      'a depends on itself',
      'b depends on itself',
      'c depends on itself',
      'd depends on nothing, which does not exist',
      'd depends on g, which has no value',
      'd depends on s=y, which is no option',
    ]);
  });

  it('finds entries that cannot be filled in', () => {
    const comma = [{ value: 'a,b', label: 'A' }];
    expect(
      formProblems([
        entry('a'),
        entry('a'),
        entry('agreement'),
        entry('r', [], { inputType: 'RADIO' }),
        entry('b', [], { inputType: 'CHECKBOX', options: [...comma, ...comma] }),
        entry('f', [], { inputType: 'AGREEMENT' }),
        entry('repaymentType', [], { inputType: 'RADIO', options: [] }),
      ]),
    ).toEqual([
      'a is defined twice',
      'agreement is a reserved name',
      'r has no options',
      'b has an option twice',
      'b has an option with a comma, which separates choices',
      'f has no text',
    ]);
  });
});
