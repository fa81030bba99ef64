import { filterAddress } from '../../provider/filterAddress.js';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { demandFilters } from './list/demandFilters.js';
import { DemandList } from './list/DemandList.js';
import type { DemandPaths } from './paths.js';

export type DemandListScreenProps = ScreenProps<
  Pick<DemandPaths, 'demand' | 'demands' | 'release'>
>;

/** Public demands and the user's; filters and page are in the address. */
export function DemandListScreen(props: DemandListScreenProps) {
  const { query, paths, setQuery, hrefFor, pageSize, onLogin } = props;
  return (
    <DemandList
      size={pageSize}
      filters={demandFilters.parse(query)}
      addressFor={filterAddress(props, demandFilters)}
      onFiltersChange={(filters, change) => setQuery(demandFilters.format(filters), change)}
      hrefForFilters={(filters) => hrefFor(paths.demands(demandFilters.format(filters)))}
      demandLink={(id) => screenLink(props, paths.demand(id))}
      release={screenLink(props, paths.release())}
      onLogin={() => onLogin()}
    />
  );
}
