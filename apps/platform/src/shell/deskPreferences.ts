import type { Preference } from '@huiqi/components/patterns';

const readFlag = (kept: unknown) => (typeof kept === 'boolean' ? kept : undefined);

/** Whether the navigation of the desk shows icons only; null leaves it to the width of the window. */
export const navCollapsed: Preference<boolean | null> = {
  name: 'desk-nav-collapsed',
  version: 1,
  initial: null,
  read: readFlag,
};

/** Whether single keys do something (WCAG 2.1.4). */
export const shortcutsEnabled: Preference<boolean> = {
  name: 'desk-shortcuts',
  version: 1,
  initial: true,
  read: readFlag,
};
