import { screenLink, tabsInQuery, type ScreenProps } from '../../provider/screen.js';
import type { RenewalPaths } from './paths.js';
import { renewalFilters } from './list/renewalFilters.js';
import { RenewalList } from './list/RenewalList.js';

export type RenewalListScreenProps = ScreenProps<
  Pick<RenewalPaths, 'banks' | 'renewal' | 'renewals'>
>;

/** The user's renewals; state and page are in the address. */
export function RenewalListScreen(props: RenewalListScreenProps) {
  const { paths } = props;
  return (
    <RenewalList
      {...tabsInQuery(props, renewalFilters, paths.renewals)}
      renewalLink={(id) => screenLink(props, paths.renewal(id))}
      banks={screenLink(props, paths.banks())}
    />
  );
}
