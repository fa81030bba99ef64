import {
  getTicketStatistic,
  listTickets,
  redeemTicket,
  TicketStatusLabels,
  TicketStatusValues,
  type Ticket,
} from '@huiqi/sdk';
import { useState } from 'react';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { useCouponsCopy } from '../copy.js';
import { ticketFilters, type TicketFilters } from '../couponFilters.js';
import { TicketListView, type TicketLinks } from './TicketListView.js';
import { UseTicketDialog } from './UseTicketDialog.js';

export interface TicketListProps extends TicketLinks {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: TicketFilters | undefined;
  readonly onFiltersChange?: ((filters: TicketFilters, change: ListChange) => void) | undefined;
  /** The address of the list with other filters. */
  readonly hrefForFilters: (filters: TicketFilters) => string;
  /** Tickets per page. Defaults to 10. */
  readonly size?: number | undefined;
}

const step: ListChange = { replace: false };
/** The default tab (spec 2 §4). */
const firstTab = 'UNUSED';

/** The user's tickets by state, and using one. */
export function TicketList(props: TicketListProps) {
  const { filters, onFiltersChange, hrefForFilters, size, ...links } = props;
  const copy = useCouponsCopy();
  const [own, setOwn] = useState<TicketFilters>({});
  const [chosen, setChosen] = useState<Ticket | null>(null);
  const values = filters ?? own;
  const current = values.status ?? firstTab;
  function change(next: TicketFilters, kind = step) {
    setOwn(next);
    onFiltersChange?.(next, kind);
  }
  const tickets = useOperationList(listTickets, {
    filters: ticketFilters,
    labels: {},
    values,
    onValuesChange: change,
    toInput: (input) => ({ ...input, status: current }),
    size,
  });
  const counts = useOperation(getTicketStatistic, {}).data;
  const use = useMutationOf(redeemTicket, {
    successMessage: copy.used,
    onSuccess: () => setChosen(null),
  });
  return (
    <>
      <TicketListView
        {...tickets}
        {...links}
        tab={current}
        tabs={TicketStatusValues.map((status) => {
          const next = ticketFilters.change(values, {
            status: status === firstTab ? undefined : status,
          });
          return {
            id: status,
            label: TicketStatusLabels[status],
            count: counts?.[status].toString() ?? null,
            href: hrefForFilters(next),
            onOpen: () => change(next),
          };
        })}
        onUse={(ticket) => {
          use.reset();
          setChosen(ticket);
        }}
      />
      {chosen && (
        <UseTicketDialog
          ticket={chosen}
          busy={use.busy}
          error={use.error}
          onUse={() => void use.run({ id: chosen.id })}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
