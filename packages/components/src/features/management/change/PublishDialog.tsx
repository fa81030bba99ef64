import { publishChange, type Change } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import { useDeskQueueCopy } from '../../../patterns/StaffDesk/deskQueueCopy.js';
import { describeError } from '../../../provider/describeError.js';
import { isConflict } from '../../../provider/isConflict.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { useManagementCopy } from '../copy.js';
import { laterOf } from './publishing.js';

export interface PublishDialogProps {
  /** As it was saved last. */
  readonly change: Pick<Change, 'edition' | 'id' | 'publishOn'>;
  /** Loads the change after a conflict, and closes the dialog. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** Asks before a change is published that nobody else has seen. */
export function PublishDialog({ change, onReload, onClose }: PublishDialogProps) {
  const { id, edition } = change;
  const later = laterOf(change);
  const copy = useManagementCopy();
  const { reload } = useDeskQueueCopy();
  const publish = useMutationOf(publishChange, {
    successMessage: later === null ? copy.publishDone : copy.publishPlanned,
    onSuccess: onClose,
  });
  const isOver = isConflict(publish.error);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.publishTitle}
      okText={isOver ? reload : copy.publishAlone}
      loading={publish.busy}
      onOk={isOver ? onReload : () => void publish.run({ id, body: { edition } })}
    >
      <Stack>
        {publish.error !== null && <ErrorPanel compact {...describeError(publish.error)} />}
        <p>
          {later === null
            ? copy.publishText
            : fillCopy(copy.publishLater, { time: formatDateTime(later) })}
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
