import {
  getOrganisationOrder,
  handleOrganisationOrder,
  readOrganisationOrderContact,
  type OrganisationOrderDetail as Order,
} from '@huiqi/sdk';
import { useState } from 'react';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useCaseNumbers } from '../../../provider/useCaseNumbers.js';
import { useIsShown } from '../../../provider/useIsShown.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOrganisationsCopy } from '../copy.js';
import { HandleOrderDialog } from './HandleOrderDialog.js';
import { handlingTexts, type OrderHandling } from './orderHandling.js';
import { OtherOrdersOfCompany } from './OtherOrdersOfCompany.js';
import { OrganisationOrderDetailView } from './OrganisationOrderDetailView.js';

export interface OrganisationOrderDetailProps {
  readonly orderId: string;
  /** Link to the desk. */
  readonly back: PageLink;
  /** The previous and next order in the list it was opened from. */
  readonly queue?: DeskQueue | undefined;
  readonly productLink: (productId: string) => LinkTarget;
  /** Links to other orders of the company; plain text without it. */
  readonly orderLink?: ((orderId: string) => LinkTarget) | undefined;
  /** Called when the order has been handled, unless its user has left it. */
  readonly onHandled: () => void;
  /** Called when the order has been loaded. */
  readonly onOrder?: ((order: Order) => void) | undefined;
}

/** An order for its organisation, with the available actions. */
export function OrganisationOrderDetail(props: OrganisationOrderDetailProps) {
  const { orderId, back, queue, productLink, orderLink, onHandled, onOrder } = props;
  const copy = useOrganisationsCopy();
  const [dialog, setDialog] = useState<{ handling: OrderHandling; order: Order } | null>(null);
  const query = useOperation(getOrganisationOrder, { id: orderId });
  const reading = useCaseNumbers(readOrganisationOrderContact, { id: orderId });
  const isShown = useIsShown();
  const handle = useMutationOf(handleOrganisationOrder, {
    successMessage: dialog
      ? handlingTexts(dialog.order.status, copy)[dialog.handling].done
      : undefined,
    // The dialog keeps its input.
    refreshOnConflict: true,
    onSuccess: () => {
      setDialog(null);
      if (queue?.atOnce?.value && queue.next) queue.onDecided?.();
      else if (isShown()) onHandled();
    },
  });
  useOnLoaded(query.data, onOrder);
  function close() {
    handle.reset();
    setDialog(null);
  }
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(order) => (
        <>
          <OrganisationOrderDetailView
            {...{ order, reading, back, queue, productLink }}
            evidence={<OtherOrdersOfCompany {...{ order, orderLink }} />}
            onHandle={(handling) => setDialog({ handling, order })}
          />
          {dialog && (
            <HandleOrderDialog
              key={dialog.handling}
              {...dialog}
              queue={queue}
              busy={handle.busy}
              error={handle.error}
              fieldErrors={handle.fieldErrors}
              onClose={close}
              onReload={close}
              onHandle={(handling) =>
                void handle.run({
                  body: {
                    orderId,
                    status: dialog.handling,
                    version: dialog.order.version,
                    ...(handling === '' ? {} : { handling }),
                  },
                })
              }
            />
          )}
        </>
      )}
    </PageState>
  );
}
