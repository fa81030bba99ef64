import type { ReactNode } from 'react';
import { useBatchCopy } from '../patterns/StaffDesk/batchCopy.js';
import { DecisionDialog } from '../patterns/StaffDesk/DecisionDialog.js';
import { useOpinion } from '../patterns/StaffDesk/useOpinion.js';
import { TextareaField } from '../ui/Textarea/TextareaField.js';
import { usePhrases } from './usePhrases.js';

export interface OpinionDialogProps {
  /** What happens: 拒绝 12 笔. */
  readonly title: string;
  /** What was typed before. */
  readonly initial: string;
  readonly onReasonChange: (reason: string) => void;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** The opinion on several records that are refused. */
export function OpinionDialog(props: OpinionDialogProps) {
  const { title, initial, onReasonChange, onSend, onClose, children } = props;
  const copy = useBatchCopy();
  const opinion = useOpinion(copy.opinionShort, { initial });
  const phrases = usePhrases();
  function submit() {
    const words = opinion.check();
    if (words !== undefined) onSend(words);
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
        hint={copy.opinionHint}
        rows={4}
        maxLength={200}
        {...opinion.field}
        onValueChange={(text) => {
          opinion.field.onValueChange(text);
          onReasonChange(text);
        }}
      />
      {children}
    </DecisionDialog>
  );
}
