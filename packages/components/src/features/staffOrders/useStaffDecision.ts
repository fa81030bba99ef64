import { acceptOrder, enterOrderLoan, getAcceptState, getApprovalState } from '@huiqi/sdk';
import { useState } from 'react';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { useOperation } from '../../provider/useOperation.js';
import { useStaffOrdersCopy } from './copy.js';
import { decisionChoices } from './decision.js';

export type StaffDialog = 'accept' | 'reject' | 'loan' | null;

/** What the signed-in staff member may do with an order, as the server says, and doing it. */
export function useStaffDecision(orderId: string, onDecided: (() => void) | undefined) {
  const copy = useStaffOrdersCopy();
  const [dialog, setDialog] = useState<StaffDialog>(null);
  const acceptState = useOperation(getAcceptState, { id: orderId });
  const loanState = useOperation(getApprovalState, { id: orderId });
  const choices = decisionChoices(acceptState.data?.allowed ? acceptState.data.choices : []);
  const onSuccess = () => {
    setDialog(null);
    onDecided?.();
  };
  const decide = useMutationOf(acceptOrder, { successMessage: copy.decided, onSuccess });
  const enter = useMutationOf(enterOrderLoan, { successMessage: copy.loanSaved, onSuccess });
  function open(next: StaffDialog) {
    decide.reset();
    enter.reset();
    setDialog(next);
  }
  return {
    choices,
    mayEnterLoan: loanState.data?.allowed === true,
    isKnown: acceptState.data !== undefined && loanState.data !== undefined,
    /** Why nothing may be decided. */
    obstacle: acceptState.data?.reason ?? null,
    dialog,
    open,
    decide,
    enter,
  };
}
