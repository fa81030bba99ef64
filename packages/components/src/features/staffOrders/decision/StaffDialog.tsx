import type { ReactNode, RefObject } from 'react';
import { describeError } from '../../../provider/describeError.js';
import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { useStaffOrdersCopy } from '../copy.js';
import { useStaffOrderCopy } from '../list/copy.js';
import { form } from './staffOrders.css.js';

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
}

export interface StaffDialogProps extends StaffDialogState {
  readonly title: string;
  /** Company, amount, term and product. */
  readonly subject?: string | undefined;
  /** The verb: 通过申请. */
  readonly confirm: string;
  /** The verb for an order that has changed since: 仍要通过申请. */
  readonly confirmMoved: string;
  readonly danger?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What the desk's dialogs share: their order, and handling conflicting changes. */
export function StaffDialog(props: StaffDialogProps) {
  const { title, subject, confirm, confirmMoved, danger = false, onConfirm, onClose } = props;
  const { busy, error, hasMoved = false, isPossible = true, fallbackFocus, children } = props;
  const copy = useStaffOrdersCopy();
  const own = useStaffOrderCopy();
  const problem = error === null ? undefined : describeError(error);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={subject}
      fallbackFocus={fallbackFocus}
      footer={
        isPossible ? (
          <>
            <Button onClick={onClose}>{copy.cancel}</Button>
            <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
              {hasMoved ? confirmMoved : confirm}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {own.closeDialog}
          </Button>
        )
      }
    >
      <div className={form}>
        {problem && (
          <ErrorPanel
            compact
            {...problem}
            description={hasMoved || !isPossible ? own.conflictKept : problem.description}
          />
        )}
        {children}
      </div>
    </Dialog>
  );
}
