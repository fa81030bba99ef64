import { filterAddress } from '../../provider/filterAddress.js';
import { screenLink, tabsInQuery, type ScreenProps } from '../../provider/screen.js';
import { overseeFilters } from './overseeFilters.js';
import type { SupervisionPaths } from './paths.js';
import { Supervision } from './Supervision.js';

export type SupervisionScreenProps = ScreenProps<SupervisionPaths>;

/** How well departments handle demands; filters and page of the list are in the address. */
export function SupervisionScreen(props: SupervisionScreenProps) {
  const { paths } = props;
  return (
    <Supervision
      {...tabsInQuery(props, overseeFilters, paths.supervision)}
      addressFor={filterAddress(props, overseeFilters)}
      demandLink={(id) => screenLink(props, paths.demand(id))}
      linkTo={(path) => screenLink(props, path)}
    />
  );
}
