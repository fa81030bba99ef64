import { saveDraft, updateDraft } from '@huiqi/sdk';
import { policyApplyModes, policyDraftProblem, policyRecordId } from '@huiqi/sdk/domain';
import { useRef, useState } from 'react';
import { useAction } from '../../../provider/useAction.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import type { FormWizard } from '../../../patterns/useFormWizard/types.js';
import { usePolicyApplicationsCopy } from '../copy.js';
import type { DeclarationEntry } from './declarationEntries.js';
import { shapeErrors, toDeclaration } from './declarationRules.js';
import { filledSlots } from './fileSlots.js';
import type { OpenedDeclaration } from './openedDeclaration.js';

export interface DeclarationSaveOptions {
  readonly opened: OpenedDeclaration;
  readonly entries: readonly DeclarationEntry[];
  readonly form: Pick<FormWizard<DeclarationEntry>, 'values' | 'showServerErrors' | 'markSaved'>;
  readonly initial: Readonly<Record<string, string>>;
  readonly onError: (error: unknown) => void;
}

/** Saves a declaration without submitting it: as a draft, or into the returned declaration (spec 2 §4). */
export function useDeclarationSave(options: DeclarationSaveOptions) {
  const { opened, entries, form, initial, onError } = options;
  const copy = usePolicyApplicationsCopy();
  const [record, setRecord] = useState({ mode: opened.mode, id: opened.recordId });
  const [problem, setProblem] = useState<string | null>(null);
  const content = (values: Readonly<Record<string, string>>) =>
    JSON.stringify(toDeclaration(opened, values));
  /** What the server has stored. */
  const [stored, setStored] = useState(() => content(initial));
  const latestStored = useRef(stored);
  const first = useMutationOf(saveDraft, { onError });
  const again = useMutationOf(updateDraft, { onError });

  const save = useAction(async (force: boolean): Promise<boolean> => {
    const values = form.values();
    setProblem(null);
    if (form.showServerErrors(shapeErrors(entries, values, copy))) return false;
    const missing = policyDraftProblem(filledSlots(opened, values).declareInfoList, force);
    if (missing) {
      setProblem(missing.message);
      return false;
    }
    const body = { ...toDeclaration(opened, values), ...policyRecordId(record.mode, record.id) };
    const input = force ? { force, body } : { body };
    const isFirst = policyApplyModes[record.mode].save === 'saveDraft';
    const saved = await (isFirst ? first : again).run(input);
    if (!saved) return false;
    if (isFirst) setRecord({ mode: 'draft', id: saved.id });
    form.markSaved(saved.updatedTs);
    latestStored.current = content(values);
    setStored(latestStored.current);
    return true;
  });

  return {
    record,
    /** What is missing, while the user decides whether to save anyway. */
    problem,
    /** Returns whether the server has stored what is on the page. */
    save: async (force = false): Promise<boolean> => (await save.run(force)) === true,
    cancel: () => setProblem(null),
    busy: save.busy,
    error: save.error ?? first.error ?? again.error,
    reset() {
      first.reset();
      again.reset();
    },
    /** Whether the server has stored what is on the page, or had until the last edit. */
    isStored: record.id !== null && stored === content(form.values()),
    isDirty: () => latestStored.current !== content(form.values()),
  };
}
