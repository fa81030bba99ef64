import type { Preference } from '@huiqi/components/patterns';

const flag = (name: string, initial: boolean): Preference<boolean> => ({
  name,
  version: 1,
  initial,
  read: (kept) => (typeof kept === 'boolean' ? kept : undefined),
});

/** Whether the navigation of the desk shows icons only. */
export const navCollapsed = flag('desk-nav-collapsed', false);
/** Whether single keys do something (WCAG 2.1.4). */
export const shortcutsEnabled = flag('desk-shortcuts', true);
