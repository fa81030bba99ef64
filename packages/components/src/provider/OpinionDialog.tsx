import { useState, type ReactNode } from 'react';
import { useBatchCopy } from '../patterns/StaffDesk/batchCopy.js';
import { DecisionDialog } from '../patterns/StaffDesk/DecisionDialog.js';
import { TextareaField } from '../ui/Textarea/TextareaField.js';
import { usePhrases } from './usePhrases.js';

export interface OpinionDialogProps {
  /** What happens: 拒绝 12 笔. */
  readonly title: string;
  /** What was sent before, for a retry. */
  readonly initial?: string | undefined;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** The opinion on several records that are refused. */
export function OpinionDialog({
  title,
  initial = '',
  onSend,
  onClose,
  children,
}: OpinionDialogProps) {
  const copy = useBatchCopy();
  const [reason, setReason] = useState(initial);
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
      <TextareaField
        label={copy.opinion}
        required
        hint={copy.opinionHint}
        error={message}
        rows={4}
        maxLength={200}
        value={reason}
        onValueChange={(text) => {
          setReason(text);
          setMessage(undefined);
        }}
      />
      {children}
    </DecisionDialog>
  );
}
