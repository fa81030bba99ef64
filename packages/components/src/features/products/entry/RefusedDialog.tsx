import type { RefObject } from 'react';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { useEntryCopy } from './copy.js';

export interface RefusedDialogProps {
  readonly message: string;
  readonly onClose: () => void;
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The check failed (spec 1 §4); the page shows what helps. */
export function RefusedDialog({ message, onClose, fallbackFocus }: RefusedDialogProps) {
  const copy = useEntryCopy();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.refusedTitle}
      fallbackFocus={fallbackFocus}
    >
      <p role="alert">{message}</p>
    </Dialog>
  );
}
