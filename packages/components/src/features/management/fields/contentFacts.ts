import {
  ProductFormTypeLabels,
  type FormEntry,
  type ManagedContent,
  type ProductForm,
} from '@huiqi/sdk';
import { displayEntry } from '@huiqi/sdk/domain';
import type { EntryNames } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import { codes } from './codecs.js';
import type { ContentField } from './ContentField.js';
import { entryFields } from './entryFields.js';
import type { FormDesignerCopy } from './formCopy.js';
import { formSteps } from './formSteps.js';

/** One line of a content as a reader sees it. */
export interface ContentFact {
  readonly key: string;
  readonly section: string;
  readonly term: string;
  readonly value: string;
}

/** When an entry is shown, in words. */
function conditionText(entry: FormEntry, entries: readonly FormEntry[], copy: FormDesignerCopy) {
  return (entry.visibleWhen ?? []).map(({ checkName, values }) => {
    const other = entries.find((one) => one.checkName === checkName);
    const label = (value: string) =>
      other?.options?.find((option) => option.value === value)?.label ?? value;
    return fillCopy(copy.when, {
      entry: other?.label ?? checkName,
      values: values.map(label).join(copy.or),
    });
  });
}

function entryText(entry: FormEntry, entries: readonly FormEntry[], copy: FormDesignerCopy) {
  const set = entryFields(copy, entry).filter(
    ({ name, read }) => name !== 'label' && !['', 'false'].includes(read(entry)),
  );
  return [
    ...set.map((field) => `${field.entry.label}：${displayEntry(field.entry, field.read(entry))}`),
    ...conditionText(entry, entries, copy),
  ].join('\n');
}

/** Every entry of every form, and their order. */
function formFacts(
  forms: readonly ProductForm[],
  section: string,
  copy: FormDesignerCopy,
): ContentFact[] {
  return forms.flatMap(({ type, entries }) => {
    const form = ProductFormTypeLabels[type];
    const inOrder = formSteps(copy).flatMap(({ id }) =>
      entries.filter(({ group }) => group === id),
    );
    return [
      ...entries.map((entry) => ({
        key: `forms.${type}.${entry.checkName}`,
        section,
        term: `${form} · ${entry.label}`,
        value: entryText(entry, entries, copy),
      })),
      {
        key: `forms.${type}`,
        section,
        term: `${form} · ${copy.orderOf}`,
        value: inOrder.map(({ label }) => label).join('、'),
      },
    ];
  });
}

/** A content for reading, by the declaration that its editor is drawn from. */
export const contentFacts = (
  fields: readonly ContentField<ManagedContent>[],
  content: ManagedContent,
  names: EntryNames,
  copy: FormDesignerCopy,
): readonly ContentFact[] =>
  fields.flatMap(({ name, section, entry, control, read, show, parts }) => {
    if (control === 'FORMS')
      return formFacts('forms' in content ? content.forms : [], section, copy);
    if (parts)
      return parts(content).map((part) => ({ ...part, section, key: `${name}.${part.key}` }));
    const typed = read(content);
    if (show) return [{ key: name, section, term: entry.label, value: show(typed) }];
    const value =
      control === 'SEVERAL'
        ? codes
            .toValue(typed, [])
            .map((code) => entry.options?.find(({ value: one }) => one === code)?.label ?? code)
            .join('、')
        : typed === ''
          ? ''
          : displayEntry(entry, typed, names);
    return [{ key: name, section, term: entry.label, value }];
  });

export interface ContentChange {
  readonly key: string;
  readonly term: string;
  readonly before: string;
  readonly after: string;
}

/** The facts that differ, with those that are gone. */
export function changedFacts(
  before: readonly ContentFact[],
  after: readonly ContentFact[],
): readonly ContentChange[] {
  const old = new Map(before.map((fact) => [fact.key, fact]));
  const now = new Set(after.map(({ key }) => key));
  return [
    ...after.flatMap(({ key, term, value }) => {
      const was = old.get(key)?.value ?? '';
      return was === value ? [] : [{ key, term, before: was, after: value }];
    }),
    ...before.flatMap(({ key, term, value }) =>
      now.has(key) ? [] : [{ key, term, before: value, after: '' }],
    ),
  ];
}
