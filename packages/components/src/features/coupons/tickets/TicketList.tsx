import {
  getTicketStatistic,
  listTickets,
  redeemTicket,
  TicketStatusLabels,
  type Ticket,
} from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { useRef, useState } from 'react';
import { filterTabs } from '../../../patterns/ListView/filterTabs.js';
import type { HostedFilters } from '../../../patterns/ListView/types.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { useCouponsCopy } from '../copy.js';
import { ticketFilters, type TicketFilters } from '../couponFilters.js';
import { TicketListView, type TicketLinks } from './TicketListView.js';
import { UseTicketDialog } from './UseTicketDialog.js';

export interface TicketListProps extends HostedFilters<TicketFilters>, TicketLinks {}

/** The default tab (spec 2 §4). */
const firstTab = 'UNUSED';

/** The user's tickets by state, and using one. */
export function TicketList(props: TicketListProps) {
  const { filters, onFiltersChange, hrefForFilters, size = pageSizes.default, ...links } = props;
  const copy = useCouponsCopy();
  const [chosen, setChosen] = useState<Ticket | null>(null);
  const tickets = useOperationList(listTickets, {
    filters: ticketFilters,
    labels: {},
    values: filters,
    onValuesChange: onFiltersChange,
    toInput: ({ status = firstTab, ...input }) => ({ ...input, status, size }),
  });
  const counts = useOperation(getTicketStatistic, {}).data;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button of a used ticket goes only when the list has been read again.
  const next = useRef<HTMLElement>(null);
  const use = useMutationOf(redeemTicket, {
    successMessage: copy.used,
    refreshOnConflict: true,
    onSuccess: () => {
      next.current = heading.current;
      setChosen(null);
    },
  });
  return (
    <>
      <TicketListView
        {...tickets}
        {...links}
        {...filterTabs(tickets.list, {
          filter: 'status',
          labels: TicketStatusLabels,
          first: firstTab,
          hrefForFilters,
          countOf: (status) => counts?.[status].toString() ?? null,
        })}
        headingRef={heading}
        onUse={(ticket) => {
          use.reset();
          next.current = null;
          setChosen(ticket);
        }}
      />
      {chosen && (
        <UseTicketDialog
          ticket={chosen}
          busy={use.busy}
          error={use.error}
          fallbackFocus={heading}
          nextFocus={next}
          onUse={() => void use.run({ id: chosen.id })}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
