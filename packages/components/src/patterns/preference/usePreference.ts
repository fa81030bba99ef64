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
  /** Undefined while the user is unknown: nothing is read or stored. */
  readonly userId: string | undefined;
  /** Keep the identity on every render. */
  readonly preference: Preference<Value>;
}

const nothing = () => undefined;

/** A user's preference, and a function that stores a new value. Other tabs follow. */
export function usePreference<Value>({
  area,
  userId,
  preference,
}: UsePreferenceOptions<Value>): readonly [value: Value, keep: (value: Value) => void] {
  const key = userId === undefined ? undefined : preferenceKey(userId, preference.name);
  const text = useSyncExternalStore(
    useCallback((listener: () => void) => subscribeToTexts(area, listener), [area]),
    () => (key === undefined ? undefined : keptText(area, key)),
    // The server does not know a browser's preferences.
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
