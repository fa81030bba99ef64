import type { MenuGroup } from './menuGroups.js';

/** Whether the highlighted entry of the header lies in a group. */
export const isCurrentGroup = ({ paths }: MenuGroup, current: string | undefined): boolean =>
  current !== undefined && paths.includes(current);
