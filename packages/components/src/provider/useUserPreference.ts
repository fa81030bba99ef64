import type { Preference } from '../patterns/preference/preferenceStore.js';
import { usePreference } from '../patterns/preference/usePreference.js';
import { useCurrentUser } from './useCurrentUser.js';
import { useDraftAreas } from './useDraftAreas.js';

/**
 * A preference of the signed-in user in this browser, such as the columns of a table, and a function that stores it.
 */
export function useUserPreference<Value>(preference: Preference<Value>) {
  const area = useDraftAreas().lasting;
  const userId = useCurrentUser().data?.id;
  return usePreference({ area, userId, preference });
}
