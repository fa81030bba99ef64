import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useManagementTabs } from './list/useManagementTabs.js';
import type { ManagementPaths } from './paths.js';
import { Rights } from './rights/Rights.js';

/** The roles and what they may open and do. */
export function RightsScreen(props: ScreenProps<ManagementPaths>) {
  const tabs = useManagementTabs(props);
  return (
    <Rights tabs={tabs} roleLink={(role) => screenLink(props, props.paths.item('ROLE', role))} />
  );
}
