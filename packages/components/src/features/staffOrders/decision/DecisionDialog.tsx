import { useState } from 'react';
import { TextareaField } from '../../../ui/Textarea/TextareaField.js';
import { useStaffOrdersCopy } from '../copy.js';
import { StaffDialog, type StaffDialogState } from './StaffDialog.js';
import { useStaffOrderCopy } from '../list/copy.js';
import { TakeoverField } from './TakeoverField.js';

export interface DecisionDialogProps extends StaffDialogState {
  readonly kind: 'accept' | 'reject';
  /** The order's summary: company, amount, term and product. */
  readonly subject?: string | undefined;
  /** The earlier input. */
  readonly defaultReason?: string | undefined;
  readonly onReasonChange?: ((reason: string) => void) | undefined;
  /** Who the order is assigned to, if not to the viewer: deciding it needs a reason. */
  readonly assignee?: string | undefined;
  readonly onDecide: (reason: string, takeoverReason: string | undefined) => void;
  readonly onClose: () => void;
}

const isShort = (text: string) => Array.from(text).length < 2;

/** The decision with the reason for the applicant. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { kind, subject, defaultReason = '', onReasonChange, assignee, ...rest } = props;
  const { onDecide, onClose, ...state } = rest;
  const copy = useStaffOrdersCopy();
  const own = useStaffOrderCopy();
  const [reason, setReason] = useState(defaultReason);
  const [message, setMessage] = useState<string>();
  const [takeover, setTakeover] = useState('');
  const [takeoverMessage, setTakeoverMessage] = useState<string>();
  const isGrant = kind === 'accept';
  function submit() {
    const words = reason.trim();
    const why = takeover.trim();
    const wrong = isShort(words) ? copy.decisionShort : undefined;
    const missing = assignee !== undefined && isShort(why) ? own.takeoverNeeded : undefined;
    setMessage(wrong);
    setTakeoverMessage(missing);
    if (!wrong && !missing && !state.busy)
      onDecide(words, assignee === undefined ? undefined : why);
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
      <TextareaField
        label={copy.decisionReason}
        required
        hint={copy.decisionHint}
        error={message}
        rows={4}
        maxLength={500}
        value={reason}
        onValueChange={(text) => {
          setReason(text);
          onReasonChange?.(text);
          setMessage(undefined);
        }}
      />
      {assignee !== undefined && (
        <TakeoverField
          assignee={assignee}
          value={takeover}
          error={takeoverMessage}
          onChange={(typed) => {
            setTakeover(typed);
            setTakeoverMessage(undefined);
          }}
        />
      )}
    </StaffDialog>
  );
}
