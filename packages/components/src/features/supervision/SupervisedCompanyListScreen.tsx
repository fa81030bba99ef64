import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { companyFiltersOf, companyQueryOf } from './companyFilters.js';
import type { SupervisedCompanyPaths } from './paths.js';
import { SupervisedCompanyList } from './SupervisedCompanyList.js';

export type SupervisedCompanyListScreenProps = ScreenProps<Pick<SupervisedCompanyPaths, 'company'>>;

/** Companies; the address encodes their filters in `filterParams` (spec 2 §2). */
export function SupervisedCompanyListScreen(props: SupervisedCompanyListScreenProps) {
  const { query, paths, setQuery } = props;
  return (
    <SupervisedCompanyList
      filters={companyFiltersOf(query)}
      onFiltersChange={(filters, change) => setQuery(companyQueryOf(filters), change)}
      companyLink={(id) => screenLink(props, paths.company(id))}
    />
  );
}
