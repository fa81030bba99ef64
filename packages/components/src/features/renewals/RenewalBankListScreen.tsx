import { filtersInQuery, screenLink, type ScreenProps } from '../../provider/screen.js';
import type { RenewalPaths } from './paths.js';
import { RenewalBankList } from './banks/RenewalBankList.js';
import { renewalBankFilters } from './banks/renewalBankFilters.js';

export type RenewalBankListScreenProps = ScreenProps<Pick<RenewalPaths, 'apply'>>;

/** The banks that renew loans; the filters are in the address. */
export function RenewalBankListScreen(props: RenewalBankListScreenProps) {
  const { paths } = props;
  return (
    <RenewalBankList
      {...filtersInQuery(props, renewalBankFilters)}
      applyLink={(bankId) => screenLink(props, paths.apply(bankId))}
    />
  );
}
