import { getStaffOrder, type OrderDetail } from '@huiqi/sdk';
import { useEffect } from 'react';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../patterns/page/types.js';
import { DecisionDialog } from './DecisionDialog.js';
import { LoanDialog } from './LoanDialog.js';
import { StaffOrderDetailView } from './StaffOrderDetailView.js';
import type { Neighbours } from './useNeighbours.js';
import { useStaffDecision } from './useStaffDecision.js';

export interface StaffOrderDetailProps {
  readonly orderId: string;
  /** To the desk. */
  readonly back: PageLink;
  /** The orders before and after this one in the queue it was opened from. */
  readonly neighbours?: Neighbours | undefined;
  /** Is called when the order has been loaded. */
  readonly onOrder?: ((order: OrderDetail) => void) | undefined;
  readonly onDecided?: (() => void) | undefined;
}

/** An order as staff see it, with what they may do. */
export function StaffOrderDetail(props: StaffOrderDetailProps) {
  const { orderId, back, neighbours, onOrder, onDecided } = props;
  const query = useOperation(getStaffOrder, { id: orderId });
  const staff = useStaffDecision(orderId, onDecided);
  const { choices, dialog, open, decide, enter } = staff;
  const loaded = query.data;
  useEffect(() => {
    if (loaded) onOrder?.(loaded);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each order, whatever the callback is
  }, [loaded]);
  const status = dialog === 'accept' || dialog === 'reject' ? choices[dialog] : undefined;
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(order) => (
        <>
          <StaffOrderDetailView
            order={order}
            back={back}
            neighbours={neighbours}
            actions={staff.isKnown ? { ...choices, loan: staff.mayEnterLoan } : undefined}
            obstacle={staff.obstacle}
            onAct={open}
          />
          {(dialog === 'accept' || dialog === 'reject') && status && (
            <DecisionDialog
              kind={dialog}
              busy={decide.busy}
              error={decide.error}
              onClose={() => open(null)}
              onDecide={(reason) =>
                void decide.run({ id: orderId, body: { orderStatus: status, reason } })
              }
            />
          )}
          {dialog === 'loan' && (
            <LoanDialog
              order={order}
              busy={enter.busy}
              error={enter.error}
              onClose={() => open(null)}
              onEnter={(body) => void enter.run({ id: orderId, body })}
            />
          )}
        </>
      )}
    </PageState>
  );
}
