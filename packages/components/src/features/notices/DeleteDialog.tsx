import { useState, type RefObject } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.js';
import { useNoticesCopy } from './copy.js';

export interface DeleteDialogProps {
  /** Number of notices to delete; null while closed. */
  readonly count: number | null;
  readonly busy?: boolean | undefined;
  /** Receives focus once the notices are gone. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** Confirms deleting notices. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { count, busy, fallbackFocus, onClose, onDelete } = props;
  const copy = useNoticesCopy();
  const [last, setLast] = useState(1);
  // Keeps its number during the closing animation.
  if (count !== null && count !== last) setLast(count);
  return (
    <ConfirmDialog
      danger
      open={count !== null}
      onOpenChange={(open) => !open && onClose()}
      title={fillCopy(copy.removeTitle, { n: last })}
      okText={copy.remove}
      loading={busy}
      fallbackFocus={fallbackFocus}
      onOk={onDelete}
    >
      {copy.removeHint}
    </ConfirmDialog>
  );
}
