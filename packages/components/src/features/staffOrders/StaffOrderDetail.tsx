import { getStaffOrder, type OrderDetail } from '@huiqi/sdk';
import { useEffect } from 'react';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import type { PageLink } from '../../patterns/page/types.js';
import { DetailPageSkeleton } from '../../patterns/DetailPage/DetailPageSkeleton.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { Button } from '../../ui/Button/Button.js';
import { DecisionDialog } from './DecisionDialog.js';
import { LoanDialog } from './LoanDialog.js';
import { OrderDetailView } from '../orders/OrderDetailView.js';
import { useStaffOrdersCopy } from './copy.js';
import { useStaffDecision } from './useStaffDecision.js';

export interface StaffOrderDetailProps {
  readonly orderId: string;
  /** To the desk. */
  readonly back: PageLink;
  /** Is called when the order has been loaded. */
  readonly onOrder?: ((order: OrderDetail) => void) | undefined;
  readonly onDecided?: (() => void) | undefined;
}

/** An order as staff see it, with what they may do. */
export function StaffOrderDetail({ orderId, back, onOrder, onDecided }: StaffOrderDetailProps) {
  const copy = useStaffOrdersCopy();
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
    <DataState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />}>
      {(order) => (
        <>
          <Stack direction="horizontal" gap={3}>
            {choices.accept && (
              <Button variant="primary" onClick={() => open('accept')}>
                {copy.accept}
              </Button>
            )}
            {choices.reject && <Button onClick={() => open('reject')}>{copy.reject}</Button>}
            {staff.mayEnterLoan && (
              <Button variant="primary" onClick={() => open('loan')}>
                {copy.enterLoan}
              </Button>
            )}
          </Stack>
          <OrderDetailView order={order} back={back} />
          {(dialog === 'accept' || dialog === 'reject') && status && (
            <DecisionDialog
              kind={dialog}
              busy={decide.busy}
              error={decide.error}
              onClose={() => open(null)}
              onDecide={(reason) => void decide.run(status, reason)}
            />
          )}
          {dialog === 'loan' && (
            <LoanDialog
              order={order}
              busy={enter.busy}
              error={enter.error}
              onClose={() => open(null)}
              onEnter={(loan) => void enter.run(loan)}
            />
          )}
        </>
      )}
    </DataState>
  );
}
