import { useCallback, useEffect, useMemo, useState } from 'react';
import { draftKey } from '../useDraft/draftStore.js';
import { openDraft, type DraftSync } from '../useDraft/openDraft.js';
import { createFormStore } from './createFormStore.js';
import { fitDraft } from './fitDraft.js';
import type { FormWizardOptions, WizardEntry } from './types.js';

type Options = Pick<
  FormWizardOptions<WizardEntry>,
  'areas' | 'userId' | 'form' | 'entries' | 'initial' | 'initialAt'
>;

function open({ areas, userId, form, entries, initial, initialAt }: Options) {
  const draft = openDraft({
    areas,
    key: draftKey(userId, form),
    sensitive: entries
      .filter(({ inputType }) => inputType === 'ID_CARD')
      .map(({ checkName }) => checkName),
    fit: (values) => fitDraft(entries, values),
    notBefore: initialAt === undefined ? undefined : Date.parse(initialAt),
  });
  return { draft, store: createFormStore({ ...initial, ...draft.typed() }) };
}

/** Values of a form that survive reload, tab close, a session that ran out and a crash. */
export function useFormValues(options: Options) {
  const { initial } = options;
  // Opened once: another form remounts the component.
  const [{ draft, store }] = useState(() => open(options));
  const [wasRestored] = useState(() => Object.keys(draft.typed()).length > 0);
  const [restored, setRestored] = useState(wasRestored);
  const [hasTyped, setTyped] = useState(wasRestored);
  const [sync, setSync] = useState<DraftSync | null>(null);

  useEffect(() => {
    const known = { ...initial, ...draft.typed() };
    const shown = store.values();
    if (Object.entries(known).some(([name, value]) => shown[name] !== value)) store.reset(known);
  }, [initial, draft, store]);

  useEffect(() => {
    const unfollow = draft.follow((change) => {
      setSync(change);
      for (const [name, value] of Object.entries(draft.typed())) store.set(name, value);
    });
    const flush = () => draft.flush();
    window.addEventListener('pagehide', flush);
    // Nothing is painted in a hidden tab.
    document.addEventListener('visibilitychange', flush);
    return () => {
      unfollow();
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [draft, store]);

  const change = useCallback(
    (name: string, value: string) => {
      draft.set(name, value);
      store.set(name, value);
      if (!hasTyped) setTyped(true);
    },
    [draft, store, hasTyped],
  );
  return useMemo(
    () => ({
      store,
      change,
      restored,
      isSaved: hasTyped,
      sync,
      restart() {
        draft.clear();
        store.reset(initial);
        setRestored(false);
        setTyped(false);
        setSync(null);
      },
      forget: draft.forget,
    }),
    [store, change, restored, hasTyped, sync, draft, initial],
  );
}
