import { filterAddress } from '../../provider/filterAddress.js';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { overseeFilters } from './overseeFilters.js';
import type { SupervisionPaths } from './paths.js';
import { Supervision } from './Supervision.js';

export type SupervisionScreenProps = ScreenProps<SupervisionPaths>;

/** How well departments handle demands; filters and page of the list are in the address. */
export function SupervisionScreen(props: SupervisionScreenProps) {
  const { query, paths, setQuery, hrefFor, pageSize } = props;
  return (
    <Supervision
      size={pageSize}
      filters={overseeFilters.parse(query)}
      addressFor={filterAddress(props, overseeFilters)}
      onFiltersChange={(filters, change) => setQuery(overseeFilters.format(filters), change)}
      hrefForFilters={(filters) => hrefFor(paths.supervision(overseeFilters.format(filters)))}
      demandLink={(id) => screenLink(props, paths.demand(id))}
      linkTo={(path) => screenLink(props, path)}
    />
  );
}
