import { useOpinion } from '../../../patterns/StaffDesk/useOpinion.js';
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
  readonly defaultTakeover?: string | undefined;
  readonly onTakeoverChange?: ((reason: string) => void) | undefined;
  /** Who the order is assigned to, if not to the viewer: deciding it needs a reason. */
  readonly assignee?: string | undefined;
  readonly onDecide: (reason: string, takeoverReason: string | undefined) => void;
  readonly onClose: () => void;
}

/** The decision with the reason for the applicant. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { kind, subject, defaultReason, onReasonChange, assignee, ...rest } = props;
  const { defaultTakeover, onTakeoverChange, onDecide, onClose, ...state } = rest;
  const copy = useStaffOrdersCopy();
  const own = useStaffOrderCopy();
  const reason = useOpinion(copy.decisionShort, { initial: defaultReason });
  const takeover = useOpinion(own.takeoverNeeded, {
    initial: defaultTakeover,
    required: assignee !== undefined,
  });
  const isGrant = kind === 'accept';
  function submit() {
    const words = reason.check();
    const why = takeover.check();
    if (words !== undefined && why !== undefined && !state.busy)
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
        hint={copy.decisionHint}
        rows={4}
        maxLength={500}
        {...reason.field}
        onValueChange={(text) => {
          reason.field.onValueChange(text);
          onReasonChange?.(text);
        }}
      />
      {assignee !== undefined && (
        <TakeoverField
          assignee={assignee}
          value={takeover.field.value}
          error={takeover.field.error}
          onChange={(text) => {
            takeover.field.onValueChange(text);
            onTakeoverChange?.(text);
          }}
        />
      )}
    </StaffDialog>
  );
}
