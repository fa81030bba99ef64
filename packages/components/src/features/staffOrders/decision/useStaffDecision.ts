import { acceptOrder, enterOrderLoan, getAcceptState, getApprovalState } from '@huiqi/sdk';
import { useState } from 'react';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useStaffOrdersCopy } from '../copy.js';
import { decisionChoices, type DecisionStatus } from './decision.js';
import { fieldErrorsOf } from '../../../provider/fieldErrorsOf.js';
import { isConflict } from '../../../provider/isConflict.js';
import { useKeptDraft } from '../../../provider/useKeptDraft.js';

export type StaffAction = 'accept' | 'reject' | 'loan';

/** A dialog, and the order as of when it was opened or last found changed. */
export interface OpenDialog {
  readonly action: StaffAction;
  readonly version: number;
  /** The decision's status; undefined for a loan. */
  readonly status?: DecisionStatus | undefined;
}

const noReasons = { accept: '', reject: '', takeover: '' };

/** The staff member's available actions on an order, according to the server, and performing them. */
export function useStaffDecision(orderId: string, onDecided: (() => void) | undefined) {
  const copy = useStaffOrdersCopy();
  const invalidate = useInvalidate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [done, setDone] = useState<StaffAction | null>(null);
  // The input outlives its dialog: a refused decision must not lose its text.
  const [reasons, setReasons] = useKeptDraft(`decision-${orderId}`, noReasons);
  const acceptState = useOperation(getAcceptState, { id: orderId });
  const loanState = useOperation(getApprovalState, { id: orderId });
  const choices = decisionChoices(acceptState.data?.allowed ? acceptState.data.choices : []);
  const mayEnterLoan = loanState.data?.allowed === true;
  const settled = {
    onSuccess: () => {
      setDone(dialog?.action ?? null);
      setDialog(null);
      setReasons(noReasons);
      onDecided?.();
    },
    onError: (error: unknown) => {
      // The order may have become somebody else's since it was shown.
      if (isConflict(error) || fieldErrorsOf(error)['takeoverReason'] !== undefined)
        void invalidate('staffOrders', 'orders', 'notices');
    },
  };
  const decide = useMutationOf(acceptOrder, { successMessage: copy.decided, ...settled });
  const enter = useMutationOf(enterOrderLoan, { successMessage: copy.loanSaved, ...settled });
  function open(action: StaffAction, version: number) {
    decide.reset();
    enter.reset();
    setDialog({ action, version, status: action === 'loan' ? undefined : choices[action] });
  }
  return {
    choices,
    mayEnterLoan,
    isKnown: acceptState.data !== undefined && loanState.data !== undefined,
    /** Why nothing can be decided. */
    obstacle: loanState.data?.reason ?? acceptState.data?.reason ?? null,
    dialog,
    /** Whether the dialog's action is still possible. */
    isPossible:
      dialog !== null &&
      (dialog.action === 'loan' ? mayEnterLoan : choices[dialog.action] !== undefined),
    /** What was done here. */
    done,
    reasons,
    setReason: (action: keyof typeof noReasons, reason: string) =>
      setReasons((before) => ({ ...before, [action]: reason })),
    open,
    /** Goes on with the order as it was found changed, also if the next attempt fails for another reason. */
    update: setDialog,
    close: () => setDialog(null),
    decide,
    enter,
  };
}
