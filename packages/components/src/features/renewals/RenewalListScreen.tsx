import { screenLink, type ScreenProps } from '../../provider/screen.js';
import type { RenewalPaths } from './paths.js';
import { renewalFilters } from './list/renewalFilters.js';
import { RenewalList } from './list/RenewalList.js';

export type RenewalListScreenProps = ScreenProps<
  Pick<RenewalPaths, 'banks' | 'renewal' | 'renewals'>
>;

/** The user's renewals; state and page are in the address. */
export function RenewalListScreen(props: RenewalListScreenProps) {
  const { query, paths, setQuery, hrefFor, pageSize } = props;
  return (
    <RenewalList
      size={pageSize}
      filters={renewalFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(renewalFilters.format(filters), change)}
      hrefForFilters={(filters) => hrefFor(paths.renewals(renewalFilters.format(filters)))}
      renewalLink={(id) => screenLink(props, paths.renewal(id))}
      banks={screenLink(props, paths.banks())}
    />
  );
}
