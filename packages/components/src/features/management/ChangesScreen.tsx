import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { ChangeList } from './list/ChangeList.js';
import { changeFilters } from './list/managedFilters.js';
import { useManagementTabs } from './list/useManagementTabs.js';
import type { ManagementPaths } from './paths.js';

/** Changes of all kinds; filters and page are in the query. */
export function ChangesScreen(props: ScreenProps<ManagementPaths>) {
  const { query, paths, setQuery, pageSize } = props;
  const tabs = useManagementTabs(props);
  return (
    <ChangeList
      tabs={tabs}
      size={pageSize}
      filters={changeFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(changeFilters.format(filters), change)}
      rowLink={(id) => screenLink(props, paths.change(id))}
    />
  );
}
