import { discardChange, type ChangeSummary } from '@huiqi/sdk';
import { useDeskQueueCopy } from '../../../patterns/StaffDesk/deskQueueCopy.js';
import { describeError } from '../../../provider/describeError.js';
import { isConflict } from '../../../provider/isConflict.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { useManagementCopy } from '../copy.js';

export interface DiscardDialogProps {
  readonly change: Pick<ChangeSummary, 'edition' | 'id'>;
  readonly onDiscarded: () => void;
  /** Loads the change after a conflict, and closes the dialog. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** Asks before a change is given up. */
export function DiscardDialog({ change, onDiscarded, onReload, onClose }: DiscardDialogProps) {
  const { id, edition } = change;
  const copy = useManagementCopy();
  const { reload } = useDeskQueueCopy();
  const discard = useMutationOf(discardChange, {
    successMessage: copy.discarded,
    onSuccess: onDiscarded,
  });
  const isOver = isConflict(discard.error);
  return (
    <ConfirmDialog
      open
      danger={!isOver}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.discardTitle}
      okText={isOver ? reload : copy.discard}
      loading={discard.busy}
      onOk={isOver ? onReload : () => void discard.run({ id, body: { edition } })}
    >
      <Stack>
        {discard.error !== null && <ErrorPanel compact {...describeError(discard.error)} />}
        <p>{copy.discardText}</p>
      </Stack>
    </ConfirmDialog>
  );
}
