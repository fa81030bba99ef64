import { useCallback, useEffect, useRef, useState } from 'react';
import {
  draftKey,
  readDraft,
  removeDraft,
  writeDraft,
  type DraftAreas,
  type DraftValues,
} from './draftStore.js';

export interface UseDraftOptions {
  readonly areas: DraftAreas;
  readonly userId: string;
  readonly form: string;
  /** Values before the user typed anything. */
  readonly initial: DraftValues;
  /** Fields that must not outlive the tab, such as identity numbers. */
  readonly sensitive?: readonly string[] | undefined;
}

export interface Draft {
  readonly values: DraftValues;
  readonly setValue: (name: string, value: string) => void;
  readonly clear: () => void;
  /** Whether the values come from an earlier visit. */
  readonly restored: boolean;
}

const none: readonly string[] = [];

/** Values of a form that survive reload, tab close and a session that ran out. */
export function useDraft({
  areas,
  userId,
  form,
  initial,
  sensitive = none,
}: UseDraftOptions): Draft {
  const key = draftKey(userId, form);
  const [typed, setTyped] = useState<DraftValues>(() => readDraft(areas, key));
  const [restored, setRestored] = useState(() => Object.keys(typed).length > 0);
  const live = useRef({ areas, key, sensitive, typed });
  useEffect(() => {
    live.current = { areas, key, sensitive, typed };
  });
  const setValue = useCallback((name: string, value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
  }, []);
  // Written after every change, not on unload: a killed tab loses nothing.
  useEffect(() => {
    if (Object.keys(typed).length === 0) return;
    writeDraft(live.current.areas, live.current.key, typed, live.current.sensitive);
  }, [typed]);
  const clear = useCallback(() => {
    removeDraft(live.current.areas, live.current.key);
    setTyped({});
    setRestored(false);
  }, []);
  return { values: { ...initial, ...typed }, setValue, clear, restored };
}
