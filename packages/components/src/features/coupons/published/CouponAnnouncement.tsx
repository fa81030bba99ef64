import { listPublicTickets, listTicketBatches } from '@huiqi/sdk';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { CouponAnnouncementView } from './CouponAnnouncementView.js';

export interface CouponAnnouncementProps {
  readonly apply: LinkTarget;
  readonly published: LinkTarget;
}

const latest = 5;

/** Introduces coupons: the open batch, and published tickets. */
export function CouponAnnouncement(links: CouponAnnouncementProps) {
  const batches = useOperation(listTicketBatches, {});
  const tickets = useOperation(listPublicTickets, { index: 1, size: latest });
  return (
    <CouponAnnouncementView
      {...links}
      batches={toDataState(batches)}
      tickets={toDataState(tickets)}
    />
  );
}
