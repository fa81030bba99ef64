import { useMemo } from 'react';
import type { Preference } from '../patterns/preference/preferenceStore.js';
import { usePreference } from '../patterns/preference/usePreference.js';
import { useHuiqi } from './context.js';
import { followTabs } from './followTabs.js';
import { useCurrentUser } from './useCurrentUser.js';

/** What the signed-in user has arranged in this browser, such as the columns of a table, and a function that keeps it. */
export function useUserPreference<Value>(preference: Preference<Value>) {
  const { drafts } = useHuiqi();
  const area = useMemo(() => followTabs(drafts).lasting, [drafts]);
  const userId = useCurrentUser().data?.id;
  return usePreference({ area, userId, preference });
}
