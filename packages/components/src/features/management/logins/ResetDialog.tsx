import { resetStaffLogin, type ManagedItem } from '@huiqi/sdk';
import { DecisionDialog } from '../../../patterns/StaffDesk/DecisionDialog.js';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { TextareaField } from '../../../ui/Textarea/TextareaField.js';
import { useManagementCopy } from '../copy.js';
import { useKeptOpinion } from '../useKeptOpinion.js';
import { useRightsCopy } from '../rights/copy.js';

export interface ResetDialogProps {
  readonly item: Pick<ManagedItem, 'id' | 'title'>;
  readonly onClose: () => void;
}

/** Ends an account's sessions and its password, for a reason. */
export function ResetDialog({ item, onClose }: ResetDialogProps) {
  const copy = useRightsCopy();
  const management = useManagementCopy();
  const reason = useKeptOpinion(management.reasonShort, { form: `reset-${item.id}` });
  const reset = useMutationOf(resetStaffLogin, {
    successMessage: copy.resetDone,
    refreshOnConflict: true,
    onSuccess: close,
  });
  function close() {
    reason.forget();
    onClose();
  }
  function submit() {
    const words = reason.check();
    if (words !== undefined && !reset.busy)
      void reset.run({ id: item.id, body: { reason: words } });
  }
  return (
    <DecisionDialog
      danger
      title={fillCopy(copy.resetTitle, { name: item.title })}
      subject={copy.resetText}
      confirm={copy.reset}
      busy={reset.busy}
      problem={reset.error === null ? null : describeError(reset.error)}
      onConfirm={submit}
      onClose={close}
    >
      <TextareaField
        label={management.reason}
        hint={copy.resetHint}
        rows={4}
        maxLength={400}
        {...reason.field}
      />
    </DecisionDialog>
  );
}
