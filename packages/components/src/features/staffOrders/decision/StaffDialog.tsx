import type { RefObject } from 'react';
import { describeError } from '../../../provider/describeError.js';
import {
  DecisionDialog,
  type DecisionDialogProps,
} from '../../../patterns/StaffDesk/DecisionDialog.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import { useStaffOrderCopy } from '../list/copy.js';

/** State of the order in a dialog. */
export interface StaffDialogState {
  readonly busy: boolean;
  readonly error: unknown;
  /** The order changed after the dialog was opened; `error` says who did what. */
  readonly hasMoved?: boolean | undefined;
  /** Whether the action is still possible. Defaults to true. */
  readonly isPossible?: boolean | undefined;
  /** Receives focus on close if the opener is gone. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  readonly queue?: DeskQueue | undefined;
}

export interface StaffDialogProps
  extends
    StaffDialogState,
    Pick<
      DecisionDialogProps,
      | 'attempt'
      | 'children'
      | 'confirm'
      | 'danger'
      | 'onClose'
      | 'onConfirm'
      | 'subject'
      | 'title'
      | 'wrong'
    > {
  /** The verb for an order that has changed since: 仍要通过申请. */
  readonly confirmMoved: string;
}

/** The dialogs of orders: how they handle conflicting changes. */
export function StaffDialog(props: StaffDialogProps) {
  const { confirm, confirmMoved, error, hasMoved = false, isPossible = true, ...rest } = props;
  const own = useStaffOrderCopy();
  const problem = error === null ? null : describeError(error);
  return (
    <DecisionDialog
      {...rest}
      isPossible={isPossible}
      confirm={hasMoved ? confirmMoved : confirm}
      problem={
        problem && {
          ...problem,
          description: hasMoved || !isPossible ? own.conflictKept : problem.description,
        }
      }
    />
  );
}
