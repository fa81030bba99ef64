import { pageSizes } from '@huiqi/sdk/domain';
import type { Preference } from '../patterns/preference/preferenceStore.js';
import {
  deskPageSizes,
  type DeskRowsChoice,
  type DeskSettingsProps,
} from '../patterns/StaffDesk/DeskSettings.js';
import { useUserPreference } from './useUserPreference.js';

const preference: Preference<Partial<DeskRowsChoice>> = {
  name: 'desk-rows',
  version: 1,
  initial: {},
  read: (kept) => {
    const { size, density } = kept as Partial<DeskRowsChoice>;
    return {
      ...(size !== undefined && deskPageSizes.includes(size) ? { size } : {}),
      ...(density === 'comfortable' ? { density } : {}),
    };
  },
};

/** The viewer's rows of desks, kept for all of them. `size` defaults to that of the host. */
export function useDeskSettings(size: number = pageSizes.adminOrders): DeskSettingsProps {
  const [kept, onChange] = useUserPreference(preference);
  return { choice: { size, density: 'compact', ...kept }, onChange };
}
