import {
  acceptOrder,
  enterOrderLoan,
  getAcceptState,
  getApprovalState,
  type OrderLoan,
} from '@huiqi/sdk';
import { useState } from 'react';
import { useClient } from '../../provider/context.js';
import { useAction } from '../../provider/useAction.js';
import { useInvalidate } from '../../provider/useInvalidate.js';
import { useOperation } from '../../provider/useOperation.js';
import { useToast } from '../../ui/Toast/useToast.js';
import { decisionChoices, type DecisionStatus } from './decision.js';
import { useStaffOrdersCopy } from './copy.js';

export type StaffDialog = 'accept' | 'reject' | 'loan' | null;

/** What the signed-in staff member may do with an order, as the server tells, and doing it. */
export function useStaffDecision(orderId: string, onDecided: (() => void) | undefined) {
  const client = useClient();
  const copy = useStaffOrdersCopy();
  const toast = useToast();
  const invalidate = useInvalidate();
  const [dialog, setDialog] = useState<StaffDialog>(null);
  const acceptState = useOperation(getAcceptState, { id: orderId });
  const loanState = useOperation(getApprovalState, { id: orderId });
  const choices = decisionChoices(acceptState.data?.allowed ? acceptState.data.choices : []);

  async function finish(words: string) {
    setDialog(null);
    toast.success(words);
    await invalidate(
      ...(['getStaffOrder', 'getOrder', 'getAcceptState', 'getApprovalState'] as const),
      ...(['listStaffOrders', 'listOrders', 'listNotices', 'getUnreadNoticeCount'] as const),
    );
    onDecided?.();
  }

  const decide = useAction(async (orderStatus: DecisionStatus, reason: string) => {
    await acceptOrder(client, { id: orderId, body: { orderStatus, reason } });
    await finish(copy.decided);
  });
  const enter = useAction(async (body: OrderLoan) => {
    await enterOrderLoan(client, { id: orderId, body });
    await finish(copy.loanSaved);
  });
  function open(next: StaffDialog) {
    decide.reset();
    enter.reset();
    setDialog(next);
  }
  return { choices, mayEnterLoan: loanState.data?.allowed === true, dialog, open, decide, enter };
}
