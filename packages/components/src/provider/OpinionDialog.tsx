import { useState, type ReactNode } from 'react';
import { useBatchCopy } from '../patterns/StaffDesk/batchCopy.js';
import { DecisionDialog } from '../patterns/StaffDesk/DecisionDialog.js';
import { Field } from '../ui/Field/Field.js';
import { Textarea } from '../ui/Textarea/Textarea.js';
import { usePhrases } from './usePhrases.js';

export interface OpinionDialogProps {
  /** What happens: 拒绝 12 笔. */
  readonly title: string;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** The opinion on several records that are refused. */
export function OpinionDialog({ title, onSend, onClose, children }: OpinionDialogProps) {
  const copy = useBatchCopy();
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState<string>();
  const phrases = usePhrases();
  function submit() {
    const words = reason.trim();
    const wrong = Array.from(words).length < 2 ? copy.opinionShort : undefined;
    setMessage(wrong);
    if (!wrong) onSend(words);
  }
  return (
    <DecisionDialog
      danger
      title={title}
      confirm={title}
      busy={false}
      problem={null}
      phrases={phrases}
      onConfirm={submit}
      onClose={onClose}
    >
      <Field label={copy.opinion} required hint={copy.opinionHint} error={message}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={200}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setMessage(undefined);
            }}
          />
        )}
      </Field>
      {children}
    </DecisionDialog>
  );
}
