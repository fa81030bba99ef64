import { filterAddress } from '../../provider/filterAddress.js';
import { screenLink, tabsInQuery, type ScreenProps } from '../../provider/screen.js';
import { demandFilters } from './list/demandFilters.js';
import { DemandList } from './list/DemandList.js';
import type { DemandPaths } from './paths.js';

export type DemandListScreenProps = ScreenProps<
  Pick<DemandPaths, 'demand' | 'demands' | 'release'>
>;

/** Public demands and the user's; filters and page are in the address. */
export function DemandListScreen(props: DemandListScreenProps) {
  const { paths, onLogin } = props;
  return (
    <DemandList
      {...tabsInQuery(props, demandFilters, paths.demands)}
      addressFor={filterAddress(props, demandFilters)}
      demandLink={(id) => screenLink(props, paths.demand(id))}
      release={screenLink(props, paths.release())}
      onLogin={() => onLogin()}
    />
  );
}
