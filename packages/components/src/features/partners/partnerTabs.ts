import type { DeskTab } from '../../patterns/StaffDesk/DeskTabs.js';
import type { LinkTarget } from '../../provider/screen.js';
import type { PartnersCopy } from './copy.js';

/** The two lists of the desk of partners. */
export interface PartnerTabLinks {
  readonly partners: LinkTarget;
  readonly deliveries: LinkTarget;
}

export const partnerTabs = (copy: PartnersCopy, links: PartnerTabLinks): readonly DeskTab[] => [
  { id: 'partners', label: copy.title, ...links.partners },
  { id: 'deliveries', label: copy.log, ...links.deliveries },
];
