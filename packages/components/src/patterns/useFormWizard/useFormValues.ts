import { useCallback, useEffect, useState } from 'react';
import { adoptDraft, draftKey, visitorId } from '../useDraft/draftStore.js';
import { openDraft } from '../useDraft/openDraft.js';
import { useDraftState } from '../useDraft/useDraftState.js';
import { createFormStore } from './createFormStore.js';
import { fitDraft } from './fitDraft.js';
import type { FormWizardOptions, WizardEntry } from './types.js';

type Options = Pick<
  FormWizardOptions<WizardEntry>,
  'areas' | 'userId' | 'form' | 'entries' | 'initial' | 'initialAt'
>;

function open({ areas, userId, form, entries, initial, initialAt }: Options) {
  // What a visitor types ends with the tab: nobody knows who uses the machine next.
  const sensitive = entries
    .filter(({ inputType }) => userId === visitorId || inputType === 'ID_CARD')
    .map(({ checkName }) => checkName);
  adoptDraft(areas, { userId, form, sensitive });
  const draft = openDraft({
    areas,
    key: draftKey(userId, form),
    sensitive,
    // What the form shows anyway is not restored.
    fit: (values) =>
      Object.fromEntries(
        Object.entries(fitDraft(entries, values)).filter(
          ([name, value]) => initial[name] !== value,
        ),
      ),
    version: initialAt,
  });
  return { draft, store: createFormStore({ ...initial, ...draft.typed() }) };
}

/** Values of a form that survive reload, tab close, an expired session and a crash. */
export function useFormValues(options: Options) {
  const { initial } = options;
  // Opened once: another form remounts the component.
  const [{ draft, store }] = useState(() => open(options));
  const show = useCallback(
    () => store.reset({ ...initial, ...draft.typed() }),
    [store, initial, draft],
  );
  const { setTyped, isSaved, ...state } = useDraftState(draft, show);

  useEffect(() => {
    const known = { ...initial, ...draft.typed() };
    const shown = store.values();
    if (Object.entries(known).some(([name, value]) => shown[name] !== value)) store.reset(known);
  }, [initial, draft, store]);

  const change = useCallback(
    (name: string, value: string) => {
      draft.set(name, value);
      store.set(name, value);
      // Not with every character: setting the same state may render again.
      if (!isSaved) setTyped(true);
    },
    [draft, store, setTyped, isSaved],
  );
  return { ...state, isSaved, store, change, forget: draft.forget, markSaved: draft.markSaved };
}
