import { useCallback, useState } from 'react';
import { draftKey, type DraftValues, type SharedDraftAreas } from './draftStore.js';
import { openDraft } from './openDraft.js';
import { useDraftState, type DraftState } from './useDraftState.js';

export interface UseDraftOptions {
  readonly areas: SharedDraftAreas;
  readonly userId: string;
  readonly form: string;
  /** Values before the user typed anything. */
  readonly initial: DraftValues;
  /** When `initial` was saved, if it was: what was typed on another version of it is ignored. */
  readonly initialAt?: string | undefined;
  /** Fields that must not outlive the tab, such as identity numbers. */
  readonly sensitive?: readonly string[] | undefined;
}

export interface Draft extends DraftState {
  readonly values: DraftValues;
  readonly setValue: (name: string, value: string) => void;
  /** Removes the stored draft after success; the input stays on screen. */
  readonly forget: () => void;
}

const none: readonly string[] = [];

/** Values of a short form that survive reload, tab close and an expired session. */
export function useDraft(options: UseDraftOptions): Draft {
  const { areas, userId, form, initial, initialAt, sensitive = none } = options;
  // Opened once: another form remounts the component.
  const [draft] = useState(() =>
    openDraft({ areas, key: draftKey(userId, form), sensitive, version: initialAt }),
  );
  const [typed, setShown] = useState(draft.typed);
  const show = useCallback(() => setShown(draft.typed()), [draft]);
  const { setTyped, ...state } = useDraftState(draft, show);
  const setValue = useCallback(
    (name: string, value: string) => {
      draft.set(name, value);
      show();
      setTyped(true);
    },
    [draft, show, setTyped],
  );
  return { ...state, values: { ...initial, ...typed }, setValue, forget: draft.forget };
}
