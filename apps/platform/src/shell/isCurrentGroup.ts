import type { MenuGroup } from './menuGroups.js';

/** Whether the highlighted header entry is in a group. */
export const isCurrentGroup = ({ paths }: MenuGroup, current: string | undefined): boolean =>
  current !== undefined && paths.includes(current);
