import { getStaffOrder } from '@huiqi/sdk';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import { Button } from '../../ui/Button/Button.js';
import { DecisionDialog } from './DecisionDialog.js';
import { LoanDialog } from './LoanDialog.js';
import { OrderDetailView } from '../orders/OrderDetailView.js';
import { useStaffOrdersCopy } from './copy.js';
import { useStaffDecision } from './useStaffDecision.js';

export interface StaffOrderDetailProps {
  readonly orderId: string;
  readonly onDecided?: (() => void) | undefined;
}

/** An order as staff see it, with what they may do. */
export function StaffOrderDetail({ orderId, onDecided }: StaffOrderDetailProps) {
  const copy = useStaffOrdersCopy();
  const query = useOperation(getStaffOrder, { id: orderId });
  const staff = useStaffDecision(orderId, onDecided);
  const { choices, dialog, open, decide, enter } = staff;
  const status = dialog === 'accept' || dialog === 'reject' ? choices[dialog] : undefined;
  return (
    <DataState state={toDataState(query)}>
      {(order) => (
        <>
          <OrderDetailView
            order={order}
            actions={
              (choices.accept || choices.reject || staff.mayEnterLoan) && (
                <>
                  {choices.accept && (
                    <Button variant="primary" onClick={() => open('accept')}>
                      {copy.accept}
                    </Button>
                  )}
                  {choices.reject && (
                    <Button variant="danger" onClick={() => open('reject')}>
                      {copy.reject}
                    </Button>
                  )}
                  {staff.mayEnterLoan && (
                    <Button variant="primary" onClick={() => open('loan')}>
                      {copy.enterLoan}
                    </Button>
                  )}
                </>
              )
            }
          />
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
