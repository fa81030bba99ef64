import { filtersInQuery, screenLink, type ScreenProps } from '../../provider/screen.js';
import { publishedFilters } from './couponFilters.js';
import type { CouponPaths } from './paths.js';
import { PublishedTickets } from './published/PublishedTickets.js';

export type PublishedTicketsScreenProps = ScreenProps<Pick<CouponPaths, 'announcement'>>;

/** The public list of tickets; search and page are in the address. */
export function PublishedTicketsScreen(props: PublishedTicketsScreenProps) {
  const { paths } = props;
  return (
    <PublishedTickets
      {...filtersInQuery(props, publishedFilters)}
      announcement={screenLink(props, paths.announcement())}
    />
  );
}
