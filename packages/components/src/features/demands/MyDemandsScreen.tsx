import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { demandFilters, type DemandFilters } from './list/demandFilters.js';
import { DemandList } from './list/DemandList.js';
import type { DemandPaths } from './paths.js';

export type MyDemandsScreenProps = ScreenProps<
  Pick<DemandPaths, 'demand' | 'myDemands' | 'release'>
>;

/** The page's address already says whose demands they are. */
const format = ({ mine: _unused, ...filters }: DemandFilters) => demandFilters.format(filters);

/** The user's demands, in the user centre; filters and page are in the address. */
export function MyDemandsScreen(props: MyDemandsScreenProps) {
  const { query, paths, setQuery, hrefFor, pageSize, onLogin } = props;
  return (
    <DemandList
      own
      size={pageSize}
      filters={demandFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(format(filters), change)}
      hrefForFilters={(filters) => hrefFor(paths.myDemands(format(filters)))}
      demandLink={(id) => screenLink(props, paths.demand(id))}
      release={screenLink(props, paths.release())}
      onLogin={() => onLogin()}
    />
  );
}
