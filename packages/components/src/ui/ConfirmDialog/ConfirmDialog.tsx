import type { ReactNode, RefObject } from 'react';
import { Button } from '../Button/Button.js';
import { Dialog } from '../Dialog/Dialog.js';
import { useDialogCopy } from '../Dialog/copy.js';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly children?: ReactNode;
  readonly okText?: string | undefined;
  readonly cancelText?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly loading?: boolean | undefined;
  /** Receives focus on close if the opener is gone or disabled by then. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  /** Receives focus on close before the opener, if there is such an element by then. */
  readonly nextFocus?: RefObject<HTMLElement | null> | undefined;
  readonly onOk: () => void;
}

/** Asks for confirmation before an action. */
export function ConfirmDialog({
  okText,
  cancelText,
  danger = false,
  loading = false,
  onOk,
  ...dialog
}: ConfirmDialogProps) {
  const copy = useDialogCopy();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button onClick={() => dialog.onOpenChange(false)}>{cancelText ?? copy.cancel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onOk}>
            {okText ?? copy.ok}
          </Button>
        </>
      }
    />
  );
}
