import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { publishedFilters } from './couponFilters.js';
import type { CouponPaths } from './paths.js';
import { PublishedTickets } from './published/PublishedTickets.js';

export type PublishedTicketsScreenProps = ScreenProps<Pick<CouponPaths, 'announcement'>>;

/** The public list of tickets; search and page are in the address. */
export function PublishedTicketsScreen(props: PublishedTicketsScreenProps) {
  const { query, paths, setQuery, pageSize } = props;
  return (
    <PublishedTickets
      size={pageSize}
      filters={publishedFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(publishedFilters.format(filters), change)}
      announcement={screenLink(props, paths.announcement())}
    />
  );
}
