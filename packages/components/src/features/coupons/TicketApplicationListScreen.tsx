import { filtersInQuery, screenLink, type ScreenProps } from '../../provider/screen.js';
import { ticketApplicationFilters } from './couponFilters.js';
import type { CouponPaths } from './paths.js';
import { TicketApplicationList } from './tickets/TicketApplicationList.js';

export type TicketApplicationListScreenProps = ScreenProps<
  Pick<CouponPaths, 'application' | 'apply' | 'tickets'>
>;

/** The user's applications for tickets; the page is in the address. */
export function TicketApplicationListScreen(props: TicketApplicationListScreenProps) {
  const { paths } = props;
  return (
    <TicketApplicationList
      {...filtersInQuery(props, ticketApplicationFilters)}
      applicationLink={(id) => screenLink(props, paths.application(id))}
      tickets={screenLink(props, paths.tickets())}
      apply={screenLink(props, paths.apply())}
    />
  );
}
