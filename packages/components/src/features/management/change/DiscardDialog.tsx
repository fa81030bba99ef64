import { discardChange, type ChangeSummary } from '@huiqi/sdk';
import { describeError } from '../../../provider/describeError.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { useManagementCopy } from '../copy.js';

export interface DiscardDialogProps {
  readonly change: Pick<ChangeSummary, 'edition' | 'id'>;
  readonly onDiscarded: () => void;
  readonly onClose: () => void;
}

/** Asks before a change is given up. */
export function DiscardDialog({ change, onDiscarded, onClose }: DiscardDialogProps) {
  const { id, edition } = change;
  const copy = useManagementCopy();
  const discard = useMutationOf(discardChange, {
    successMessage: copy.discarded,
    onSuccess: onDiscarded,
  });
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.discardTitle}
      okText={copy.discard}
      loading={discard.busy}
      onOk={() => void discard.run({ id, body: { edition } })}
    >
      <Stack>
        {discard.error !== null && <ErrorPanel compact {...describeError(discard.error)} />}
        <p>{copy.discardText}</p>
      </Stack>
    </ConfirmDialog>
  );
}
