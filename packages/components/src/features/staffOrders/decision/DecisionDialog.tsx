import { useState } from 'react';
import { Field } from '../../../ui/Field/Field.js';
import { Textarea } from '../../../ui/Textarea/Textarea.js';
import { useStaffOrdersCopy } from '../copy.js';
import { StaffDialog, type StaffDialogState } from './StaffDialog.js';
import { useStaffOrderCopy } from '../list/copy.js';

export interface DecisionDialogProps extends StaffDialogState {
  readonly kind: 'accept' | 'reject';
  /** The order's summary: company, amount, term and product. */
  readonly subject?: string | undefined;
  /** The earlier input. */
  readonly defaultReason?: string | undefined;
  readonly onReasonChange?: ((reason: string) => void) | undefined;
  readonly onDecide: (reason: string) => void;
  readonly onClose: () => void;
}

/** The decision with the reason for the applicant. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { kind, subject, defaultReason = '', onReasonChange, onDecide, onClose, ...state } = props;
  const copy = useStaffOrdersCopy();
  const own = useStaffOrderCopy();
  const [reason, setReason] = useState(defaultReason);
  const [message, setMessage] = useState<string>();
  const isGrant = kind === 'accept';
  function submit() {
    const words = reason.trim();
    const wrong = Array.from(words).length < 2 ? copy.decisionShort : undefined;
    setMessage(wrong);
    if (!wrong && !state.busy) onDecide(words);
  }
  return (
    <StaffDialog
      {...state}
      title={isGrant ? copy.acceptTitle : copy.rejectTitle}
      subject={subject}
      confirm={isGrant ? copy.accept : copy.reject}
      confirmMoved={isGrant ? own.stillAccept : own.stillReject}
      danger={!isGrant}
      onConfirm={submit}
      onClose={onClose}
    >
      <Field label={copy.decisionReason} required hint={copy.decisionHint} error={message}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={500}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              onReasonChange?.(target.value);
              setMessage(undefined);
            }}
          />
        )}
      </Field>
    </StaffDialog>
  );
}
