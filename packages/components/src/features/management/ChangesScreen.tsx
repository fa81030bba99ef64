import { filtersInQuery, screenLink, type ScreenProps } from '../../provider/screen.js';
import { ChangeList } from './list/ChangeList.js';
import { changeFilters } from './list/managedFilters.js';
import { useManagementTabs } from './list/useManagementTabs.js';
import type { ManagementPaths } from './paths.js';

/** Changes of all kinds; filters and page are in the query. */
export function ChangesScreen(props: ScreenProps<ManagementPaths>) {
  const { paths } = props;
  const tabs = useManagementTabs(props);
  return (
    <ChangeList
      tabs={tabs}
      {...filtersInQuery(props, changeFilters)}
      rowLink={(id) => screenLink(props, paths.change(id))}
    />
  );
}
