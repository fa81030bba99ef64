import {
  FormInputTypeValues,
  ProductFormTypeLabels,
  type FormEntry,
  type ProductForm,
  type ProductFormType,
} from '@huiqi/sdk';
import { useState } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { useFormDesignerCopy } from '../fields/formCopy.js';
import { formSteps } from '../fields/formSteps.js';
import type { DesignerPlace } from './designerPlace.js';
import {
  addEntry,
  addKind,
  copyEntry,
  formsText,
  moveEntry,
  removeEntry,
  replaceEntry,
  spliced,
  type FormEdit,
} from './formEdits.js';
import { standardEntries } from './standardEntries.js';

export interface FormDesignerOptions {
  readonly forms: readonly ProductForm[];
  /** The form and the entry that are edited. */
  readonly place: DesignerPlace;
  readonly onPlaceChange: (place: DesignerPlace) => void;
  readonly onChange: (forms: readonly ProductForm[]) => void;
}

interface Undone {
  readonly forms: readonly ProductForm[];
  readonly place: DesignerPlace;
}

/** The edits of a product's forms; those that add, move or remove can be undone. */
export function useFormDesigner(options: FormDesignerOptions) {
  const { forms, onPlaceChange, onChange } = options;
  const copy = useFormDesignerCopy();
  const [past, setPast] = useState<readonly Undone[]>([]);
  /** What happened, for screen readers. */
  const [note, setNote] = useState('');
  /** Counts changes from outside of the entry's fields, which keep their own text. */
  const [revision, setRevision] = useState(0);
  const text = formsText(forms);
  const [known, setKnown] = useState(text);
  // What came from outside, such as a colleague's edition, is neither what the fields show nor what an undo may replace.
  if (text !== known) {
    setKnown(text);
    setPast([]);
    setRevision((count) => count + 1);
  }
  // The form that was edited may be gone with them.
  const place = forms[options.place.form] ? options.place : { form: 0, entry: 0 };
  const form = forms[place.form];
  const entries = form?.entries ?? [];
  const entry = entries[place.entry];

  function emit(next: readonly ProductForm[]) {
    setKnown(formsText(next));
    onChange(next);
  }
  function keep(next: readonly ProductForm[], to: DesignerPlace, what: string) {
    setPast((before) => [...before.slice(-49), { forms, place }]);
    setNote(what);
    setRevision((count) => count + 1);
    emit(next);
    onPlaceChange(to);
  }
  const withEntries = (next: FormEntry[]) =>
    form ? spliced(forms, place.form, 1, { ...form, entries: next }) : [...forms];
  const edit = ({ entries: next, at }: FormEdit, what: string) =>
    keep(withEntries(next), { form: place.form, entry: at }, what);
  const nameOf = (one: FormEntry | undefined) => one?.label || one?.checkName || '';

  return {
    place,
    form,
    entries,
    entry,
    note,
    revision,
    canUndo: past.length > 0,
    select: (at: number) => onPlaceChange({ form: place.form, entry: at }),
    selectForm: (at: number) => onPlaceChange({ form: at, entry: 0 }),
    addForm: (type: ProductFormType) =>
      keep(
        [...forms, { type, entries: [] }],
        { form: forms.length, entry: 0 },
        fillCopy(copy.added, { name: ProductFormTypeLabels[type] }),
      ),
    removeForm: () =>
      keep(
        spliced(forms, place.form, 1),
        { form: 0, entry: 0 },
        fillCopy(copy.removed, { name: form ? ProductFormTypeLabels[form.type] : '' }),
      ),
    /** Adds a standard entry by its name, or an entry of a kind. */
    add(what: string) {
      const standard = standardEntries(copy).find(({ checkName }) => checkName === what);
      const kind = FormInputTypeValues.find((one) => one === what);
      const after = entries.length === 0 ? -1 : place.entry;
      const added = standard
        ? addEntry(entries, after, standard)
        : addKind(entries, after, kind ?? 'TEXT', entry?.group ?? 'LOAN');
      edit(added, fillCopy(copy.added, { name: nameOf(added.entries[added.at]) }));
    },
    copy: () =>
      edit(
        copyEntry(entries, place.entry, (name) => fillCopy(copy.copyOf, { name })),
        fillCopy(copy.added, { name: fillCopy(copy.copyOf, { name: nameOf(entry) }) }),
      ),
    remove: () =>
      edit(removeEntry(entries, place.entry), fillCopy(copy.removed, { name: nameOf(entry) })),
    move(by: -1 | 1) {
      const moved = moveEntry(entries, place.entry, by);
      if (moved.at === place.entry) return;
      const step = formSteps(copy).find(({ id }) => id === entry?.group)?.label ?? '';
      const before = moved.entries.slice(0, moved.at + 1);
      const n = before.filter(({ group }) => group === entry?.group).length;
      edit(moved, fillCopy(copy.moved, { name: nameOf(entry), step, n }));
    },
    change: (next: FormEntry) => emit(withEntries(replaceEntry(entries, place.entry, next))),
    undo() {
      const last = past[past.length - 1];
      if (!last) return;
      setPast(past.slice(0, -1));
      setNote(copy.undone);
      setRevision((count) => count + 1);
      emit(last.forms);
      onPlaceChange(last.place);
    },
  };
}
