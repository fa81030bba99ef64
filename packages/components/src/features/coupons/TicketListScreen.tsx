import { screenLink, tabsInQuery, type ScreenProps } from '../../provider/screen.js';
import { ticketFilters } from './couponFilters.js';
import type { CouponPaths } from './paths.js';
import { TicketList } from './tickets/TicketList.js';

export type TicketListScreenProps = ScreenProps<
  Pick<CouponPaths, 'application' | 'applications' | 'apply' | 'tickets'>
>;

/** The user's tickets; state and page are in the address. */
export function TicketListScreen(props: TicketListScreenProps) {
  const { paths } = props;
  return (
    <TicketList
      {...tabsInQuery(props, ticketFilters, paths.tickets)}
      applicationLink={(id) => screenLink(props, paths.application(id))}
      applications={screenLink(props, paths.applications())}
      apply={screenLink(props, paths.apply())}
    />
  );
}
