import {
  saveChange,
  submitChange,
  type Change,
  type FieldError,
  type FormEntry,
  type ManagedContent,
} from '@huiqi/sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormStoreValues } from '../../../patterns/useFormWizard/createFormStore.js';
import { useFormWizard } from '../../../patterns/useFormWizard/useFormWizard.js';
import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { fieldErrorsOf } from '../../../provider/fieldErrorsOf.js';
import { isConflict } from '../../../provider/isConflict.js';
import { useDraftAreas } from '../../../provider/useDraftAreas.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useManagementCopy } from '../copy.js';
import { onlyStep, type ContentField } from '../fields/ContentField.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import { contentRules } from './contentRules.js';
import { toContent } from './toContent.js';
import {
  draftOf,
  editionName,
  publishingEntries,
  publishingValues,
  toPublishing,
} from './publishing.js';

export interface ChangeFormOptions {
  readonly change: Change;
  readonly fields: readonly ContentField<ManagedContent>[];
  readonly userId: string;
  readonly onSubmitted: (change: Change) => void;
  /** Asks before the saved change is published without a second person. */
  readonly onPublish: (change: Change) => void;
  /** Loads what somebody else saved, which has refused this save. */
  readonly onConflict: () => Promise<Change | undefined>;
}

/** What follows once the typed text is saved. */
type AfterSaving = 'publish' | 'stay' | 'submit';

/** `keep` saves although nothing was typed: what was published meanwhile has been compared. */
type Sending = AfterSaving | 'keep';

const edition: FormEntry = {
  checkName: editionName,
  inputType: 'TEXT',
  label: '',
  required: false,
  group: onlyStep,
};

const steps = [{ id: onlyStep, label: '' }];

/** Server errors; those of a saved content have its name before their field. */
const errorsOf = (error: unknown): FieldError[] =>
  Object.entries(fieldErrorsOf(error)).map(([name, message]) => ({
    field: name.replace(/^content\./, ''),
    message,
  }));

/**
 * The form of a change. Its draft holds what was typed and the edition it was based on, so that neither a reload nor an
 * edition that somebody else saved loses it: it is applied to what is there now, once its author has seen the difference.
 */
export function useChangeForm(options: ChangeFormOptions) {
  const { change, fields, userId, onSubmitted, onPublish, onConflict } = options;
  const copy = useManagementCopy();
  const fieldsCopy = useManagedFieldsCopy();
  // What the server has; a background reload must not change it under somebody who types.
  const [base, setBase] = useState(change);
  const entries = useMemo(
    () => [...fields.map(({ entry }) => entry), ...publishingEntries(fieldsCopy), edition],
    [fields, fieldsCopy],
  );
  const initial = useMemo(
    () => ({
      ...Object.fromEntries(fields.map(({ name, read }) => [name, read(base.content)])),
      ...publishingValues(base),
    }),
    [fields, base],
  );
  /** What the server refused of fields that have no place of their own, such as an entry of a form. */
  const [refusals, setRefusals] = useState<readonly FieldError[]>([]);
  /** Counts the submissions of what is incomplete. */
  const [incomplete, setIncomplete] = useState(0);
  const then = useRef<Sending>('stay');
  const sent = useRef<FormStoreValues>(undefined);
  const submit = useMutationOf(submitChange, {
    successMessage: copy.submitDone,
    onSuccess: onSubmitted,
    onError: refused,
  });
  const save = useMutationOf(saveChange, {
    successMessage: copy.saved,
    onSuccess: setBase,
    onError: refused,
  });
  const areas = useDraftAreas();
  const rules = useMemo(() => contentRules(fieldsCopy, fields), [fieldsCopy, fields]);
  const form = useFormWizard({
    areas,
    rules,
    userId,
    form: draftOf(base.id),
    entries,
    initial,
    steps,
    onSubmit: (values) => void send(values),
  });
  const { store, change: write } = form;
  const basis = useFieldValue(store, editionName);

  async function loadNewest() {
    const newest = await onConflict();
    if (newest) setBase(newest);
  }

  function refused(error: unknown) {
    if (isConflict(error)) {
      void loadNewest();
      return;
    }
    const errors = errorsOf(error);
    const isShown = (field: string) => entries.some(({ checkName }) => checkName === field);
    const atFields = errors.filter(({ field }) => isShown(field));
    setRefusals(errors.filter(({ field }) => !isShown(field)));
    form.showServerErrors(
      Object.fromEntries(atFields.map(({ field, message }) => [field, message])),
    );
  }

  /** Saves what was typed, and submits it if nothing is missing. */
  async function send(values: FormStoreValues) {
    const isKept = then.current === 'keep';
    const current = basis === '' && !isKept ? base : await saveTyped(values);
    if (!current || isKept || then.current === 'stay') return;
    if (current.problems.length > 0) setIncomplete((count) => count + 1);
    // What was typed may have led to a place that needs a second person.
    else if (then.current === 'publish' && current.alone) onPublish(current);
    else await submit.run({ id: current.id, body: { edition: current.edition } });
  }

  async function saveTyped(values: FormStoreValues) {
    sent.current = store.values();
    const saved = await save.run({
      id: base.id,
      body: {
        edition: basis === '' ? base.edition : Number(basis),
        ...(base.publishedDigest !== undefined && { publishedDigest: base.publishedDigest }),
        content: toContent(fields, base.content, values),
        ...toPublishing(values, base),
      },
    });
    if (!saved) sent.current = undefined;
    return saved;
  }

  // Once the saved content is the initial one, the draft has nothing more to keep.
  const { restart, change: note } = form;
  useEffect(() => {
    if (sent.current === undefined) return;
    if (sent.current === store.values()) restart();
    else note(editionName, String(base.edition));
    sent.current = undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- after each save, whatever else changed
  }, [base]);

  const typeInto = useCallback(
    (name: string, value: string) => {
      if (store.get(editionName) === '') write(editionName, String(base.edition));
      write(name, value);
    },
    [store, write, base.edition],
  );
  const isTyped = basis !== '';
  return {
    base,
    initial,
    save,
    submit,
    busy: save.busy || submit.busy,
    isTyped,
    problems: [...refusals, ...base.problems],
    incomplete,
    /** Whether somebody else has saved since the text was typed. */
    isBehind: isTyped && !save.busy && Number(basis) < base.edition,
    /** Applies the typed text to the newest edition. */
    keepMine: () => write(editionName, String(base.edition)),
    load: setBase,
    send: (what: Sending) => {
      then.current = what;
      setRefusals([]);
      form.next();
    },
    form: { ...form, change: typeInto },
  };
}

export type ChangeForm = ReturnType<typeof useChangeForm>;
