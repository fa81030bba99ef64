import { useCallback, useEffect, useRef, useState } from 'react';
import { hasOwn } from '../copy/hasOwn.js';
import {
  draftKey,
  draftTime,
  readDraft,
  removeDraft,
  writeDraft,
} from '../patterns/useDraft/draftStore.js';
import { useClient } from './context.js';
import { useCurrentUser } from './useCurrentUser.js';
import { useDraftAreas } from './useDraftAreas.js';

const none: readonly never[] = [];

/**
 * The input of a dialog. It is stored when the session ends, as the login replaces the page, and is there again when its
 * author opens the dialog about the same `form`. The third value stores it for a dialog that is closed and opened again.
 * What `ofTab` names is stored until the tab is closed.
 */
export function useKeptDraft<Name extends string>(
  form: string,
  initial: Readonly<Record<Name, string>>,
  ofTab: readonly Name[] = none,
) {
  const client = useClient();
  const areas = useDraftAreas();
  const userId = useCurrentUser().data?.id;
  const key = userId === undefined ? undefined : draftKey(userId, form);
  const [untouched] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [readKey, setReadKey] = useState<string>();
  if (key !== undefined && key !== readKey) {
    setReadKey(key);
    const kept = Object.entries(readDraft(areas, key)).filter(([name]) => hasOwn(untouched, name));
    // Another form begins with nothing of the last one.
    const base = readKey === undefined ? draft : untouched;
    setDraft({ ...base, ...Object.fromEntries(kept) });
  }
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const keep = useCallback(() => {
    if (key === undefined) return;
    // Only what was typed: what the form began with may have changed when it is opened again.
    const typed = (Object.keys(untouched) as Name[])
      .filter((name) => latest.current[name] !== untouched[name])
      .map((name) => [name, latest.current[name]] as const);
    writeDraft(areas, key, Object.fromEntries(typed), ofTab);
  }, [areas, key, ofTab, untouched]);
  useEffect(() => {
    if (key === undefined) return undefined;
    if (draftTime(areas, key) !== undefined) removeDraft(areas, key);
    return client.subscribe(({ type }) => {
      if (type === 'session-expired' || type === 'login-required') keep();
    });
  }, [areas, client, key, keep]);
  return [draft, setDraft, keep] as const;
}
