import type { StaffOrderDetail } from '@huiqi/sdk';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import { DecisionDialog } from './DecisionDialog.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { isConflict } from '../../../provider/isConflict.js';
import { KeptLoanDialog } from './KeptLoanDialog.js';
import type { OpenDialog, useStaffDecision } from './useStaffDecision.js';

export interface StaffDecisionDialogProps {
  readonly order: StaffOrderDetail;
  readonly dialog: OpenDialog;
  readonly staff: ReturnType<typeof useStaffDecision>;
  readonly subject: string;
  readonly queue?: DeskQueue | undefined;
}

/**
 * The open dialog. It sends the version shown when it was opened; after a refusal it stays open with its input and uses
 * the order's current version.
 */
export function StaffDecisionDialog(props: StaffDecisionDialogProps) {
  const { order, dialog, staff, subject, queue } = props;
  const { data: user } = useCurrentUser();
  const { decide, enter, isPossible, reasons, setReason, close } = staff;
  const { action } = dialog;
  const { busy, error } = action === 'loan' ? enter : decide;
  const isRefused = isConflict(error);
  const hasMoved = isRefused && order.version !== dialog.version;
  const current: OpenDialog = hasMoved
    ? {
        action,
        version: order.version,
        status: (action === 'loan' ? undefined : staff.choices[action]) ?? dialog.status,
      }
    : dialog;
  const { version, status } = current;
  const id = order.orderId;
  const { assignee } = order;
  const shared = {
    subject,
    busy,
    error,
    hasMoved,
    isPossible: isPossible || !isRefused,
    queue,
    assignee: assignee && assignee.userId !== user?.id ? assignee.name : undefined,
    onClose: close,
  };
  if (action === 'loan')
    return (
      <KeptLoanDialog
        {...shared}
        orderId={id}
        order={order}
        onEnter={(loan) => {
          staff.update(current);
          void enter.run({ id, body: { ...loan, version } });
        }}
      />
    );
  if (!status) return null;
  return (
    <DecisionDialog
      {...shared}
      kind={action}
      defaultReason={reasons[action]}
      onReasonChange={(reason) => setReason(action, reason)}
      defaultTakeover={reasons.takeover}
      onTakeoverChange={(reason) => setReason('takeover', reason)}
      onDecide={(reason, takeoverReason) => {
        staff.update(current);
        void decide.run({
          id,
          body: {
            orderStatus: status,
            reason,
            ...(takeoverReason === undefined ? {} : { takeoverReason }),
            version,
          },
        });
      }}
    />
  );
}
