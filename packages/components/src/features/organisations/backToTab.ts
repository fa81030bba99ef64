import type { ScreenProps } from '../../provider/screen.js';
import { deskQuery, deskTabOf, type OrganisationDeskTab } from './deskTab.js';
import type { OrganisationDeskPaths } from './paths.js';

/** The desk as it was left, if on this tab; otherwise the tab itself. */
export function backToTab(
  { paths, backTo }: Pick<ScreenProps<Pick<OrganisationDeskPaths, 'desk'>>, 'paths' | 'backTo'>,
  tab: OrganisationDeskTab,
): string {
  const left = backTo(paths.desk());
  const isTab = deskTabOf(new URLSearchParams(left.split('?')[1])) === tab;
  return isTab ? left : paths.desk(deskQuery(tab));
}
