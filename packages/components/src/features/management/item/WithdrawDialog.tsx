import { withdrawManagedItem, type ManagedItem } from '@huiqi/sdk';
import { useState } from 'react';
import { DecisionDialog } from '../../../patterns/StaffDesk/DecisionDialog.js';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { TextareaField } from '../../../ui/Textarea/TextareaField.js';
import { useManagementCopy } from '../copy.js';
import { withdrawWords } from './withdrawWords.js';

export interface WithdrawDialogProps {
  readonly item: ManagedItem;
  readonly onClose: () => void;
}

/** Takes a thing off at once, for a reason. */
export function WithdrawDialog({ item, onClose }: WithdrawDialogProps) {
  const { kind, id, title } = item;
  const copy = useManagementCopy();
  const { action, text, done } = withdrawWords(kind, copy);
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState<string>();
  const withdraw = useMutationOf(withdrawManagedItem, {
    successMessage: done,
    onSuccess: onClose,
  });
  function submit() {
    const words = reason.trim();
    const wrong = Array.from(words).length < 2 ? copy.reasonShort : undefined;
    setMessage(wrong);
    if (!wrong && !withdraw.busy) void withdraw.run({ kind, id, body: { reason: words } });
  }
  return (
    <DecisionDialog
      danger
      title={fillCopy(copy.withdrawTitle, { action, name: title })}
      subject={text}
      confirm={action}
      busy={withdraw.busy}
      problem={withdraw.error === null ? null : describeError(withdraw.error)}
      onConfirm={submit}
      onClose={onClose}
    >
      <TextareaField
        label={copy.reason}
        required
        hint={copy.reasonHint}
        error={message}
        rows={4}
        maxLength={500}
        value={reason}
        onValueChange={(typed) => {
          setReason(typed);
          setMessage(undefined);
        }}
      />
    </DecisionDialog>
  );
}
