import { useState, type RefObject } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.js';
import { useNoticesCopy } from './copy.js';

export interface DeleteDialogProps {
  /** Notices to delete; null while it is closed. */
  readonly count: number | null;
  readonly busy?: boolean | undefined;
  /** Takes focus once the notices are gone. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** Asks before notices are deleted. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { count, busy, fallbackFocus, onClose, onDelete } = props;
  const copy = useNoticesCopy();
  const [last, setLast] = useState(1);
  // Keeps its number while it closes.
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
