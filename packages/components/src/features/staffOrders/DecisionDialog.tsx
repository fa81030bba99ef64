import { useState } from 'react';
import { describeError } from '../../provider/describeError.js';
import { Button } from '../../ui/Button/Button.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Field } from '../../ui/Field/Field.js';
import { Textarea } from '../../ui/Textarea/Textarea.js';
import { form } from './staffOrders.css.js';
import { useStaffOrdersCopy } from './copy.js';

export interface DecisionDialogProps {
  readonly kind: 'accept' | 'reject';
  readonly busy: boolean;
  readonly error: unknown;
  readonly onDecide: (reason: string) => void;
  readonly onClose: () => void;
}

/** The decision and the reason that the applicant will read. */
export function DecisionDialog({ kind, busy, error, onDecide, onClose }: DecisionDialogProps) {
  const copy = useStaffOrdersCopy();
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState<string>();
  function submit() {
    const words = reason.trim();
    const wrong = Array.from(words).length < 2 ? copy.decisionShort : undefined;
    setMessage(wrong);
    if (!wrong && !busy) onDecide(words);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={kind === 'accept' ? copy.acceptTitle : copy.rejectTitle}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            variant={kind === 'accept' ? 'primary' : 'danger'}
            loading={busy}
            onClick={submit}
          >
            {kind === 'accept' ? copy.accept : copy.reject}
          </Button>
        </>
      }
    >
      <div className={form}>
        {error !== null && <ErrorPanel compact {...describeError(error)} />}
        <Field label={copy.decisionReason} required hint={copy.decisionHint} error={message}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={500}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
                setMessage(undefined);
              }}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
