import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { DraftArea } from '../useDraft/draftStore.js';
import {
  formatPreference,
  keepText,
  keptText,
  parsePreference,
  preferenceKey,
  subscribeToTexts,
  type Preference,
} from './preferenceStore.js';

export interface UsePreferenceOptions<Value> {
  readonly area: DraftArea;
  /** Undefined while nobody is known: nothing is read or kept. */
  readonly userId: string | undefined;
  /** The same object at every render. */
  readonly preference: Preference<Value>;
}

const nothing = () => undefined;

/** What a user has arranged, and a function that keeps a new arrangement. Other tabs follow. */
export function usePreference<Value>({
  area,
  userId,
  preference,
}: UsePreferenceOptions<Value>): readonly [value: Value, keep: (value: Value) => void] {
  const key = userId === undefined ? undefined : preferenceKey(userId, preference.name);
  const text = useSyncExternalStore(
    useCallback((listener: () => void) => subscribeToTexts(area, listener), [area]),
    () => (key === undefined ? undefined : keptText(area, key)),
    // A server knows no browser's arrangements.
    nothing,
  );
  const value = useMemo(() => parsePreference(preference, text), [preference, text]);
  const keep = useCallback(
    (next: Value) => {
      if (key !== undefined) keepText(area, key, formatPreference(preference, next));
    },
    [area, key, preference],
  );
  return [value, keep];
}
