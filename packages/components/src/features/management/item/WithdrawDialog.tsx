import { withdrawManagedItem, type ManagedItem } from '@huiqi/sdk';
import { DecisionDialog } from '../../../patterns/StaffDesk/DecisionDialog.js';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { TextareaField } from '../../../ui/Textarea/TextareaField.js';
import { useManagementCopy } from '../copy.js';
import { useKeptOpinion } from '../useKeptOpinion.js';
import { withdrawWords } from './withdrawWords.js';

export interface WithdrawDialogProps {
  readonly item: ManagedItem;
  /** Whether one person may bring it back. */
  readonly isAlone: boolean;
  readonly onClose: () => void;
}

/** Takes a thing off at once, for a reason. */
export function WithdrawDialog({ item, isAlone, onClose }: WithdrawDialogProps) {
  const { kind, id, title } = item;
  const copy = useManagementCopy();
  const { action, text, again, done } = withdrawWords(kind, copy);
  const reason = useKeptOpinion(copy.reasonShort, { form: `withdrawal-${kind}-${id}` });
  const withdraw = useMutationOf(withdrawManagedItem, {
    successMessage: done,
    refreshOnConflict: true,
    onSuccess: close,
  });
  function close() {
    reason.forget();
    onClose();
  }
  function submit() {
    const words = reason.check();
    if (words !== undefined && !withdraw.busy)
      void withdraw.run({ kind, id, body: { reason: words } });
  }
  return (
    <DecisionDialog
      danger
      title={fillCopy(copy.withdrawTitle, { action, name: title })}
      subject={isAlone ? text : `${text}${again}`}
      confirm={action}
      busy={withdraw.busy}
      problem={withdraw.error === null ? null : describeError(withdraw.error)}
      onConfirm={submit}
      onClose={close}
    >
      <TextareaField
        label={copy.reason}
        hint={copy.reasonHint}
        rows={4}
        maxLength={500}
        {...reason.field}
      />
    </DecisionDialog>
  );
}
