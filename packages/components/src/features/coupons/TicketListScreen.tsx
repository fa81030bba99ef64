import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { ticketFilters } from './couponFilters.js';
import type { CouponPaths } from './paths.js';
import { TicketList } from './tickets/TicketList.js';

export type TicketListScreenProps = ScreenProps<
  Pick<CouponPaths, 'application' | 'applications' | 'apply' | 'tickets'>
>;

/** The user's tickets; state and page are in the address. */
export function TicketListScreen(props: TicketListScreenProps) {
  const { query, paths, setQuery, hrefFor, pageSize } = props;
  return (
    <TicketList
      size={pageSize}
      filters={ticketFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(ticketFilters.format(filters), change)}
      hrefForFilters={(filters) => hrefFor(paths.tickets(ticketFilters.format(filters)))}
      applicationLink={(id) => screenLink(props, paths.application(id))}
      applications={screenLink(props, paths.applications())}
      apply={screenLink(props, paths.apply())}
    />
  );
}
