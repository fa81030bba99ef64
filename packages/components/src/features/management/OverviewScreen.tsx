import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useManagementTabs } from './list/useManagementTabs.js';
import { Overview } from './overview/Overview.js';
import type { ManagementPaths } from './paths.js';

/** What waits, ends soon or fails. */
export function OverviewScreen(props: ScreenProps<ManagementPaths>) {
  const { paths } = props;
  const tabs = useManagementTabs(props);
  return (
    <Overview
      tabs={tabs}
      itemLink={({ kind, id }) => screenLink(props, paths.item(kind, id))}
      waitingLink={(kind) =>
        screenLink(props, paths.changes(new URLSearchParams({ state: 'SUBMITTED', kind })))
      }
    />
  );
}
