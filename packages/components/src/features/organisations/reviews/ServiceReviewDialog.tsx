import { isHuiqiError, type ServiceDecision } from '@huiqi/sdk';
import { serviceDecisionErrors } from '@huiqi/sdk/domain';
import { useId, useState } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { DecisionDialog } from '../../../patterns/StaffDesk/DecisionDialog.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import { describeError } from '../../../provider/describeError.js';
import { useKeptDraft } from '../../../provider/useKeptDraft.js';
import { TextareaField } from '../../../ui/Textarea/TextareaField.js';
import { useServiceReviewsCopy } from './copy.js';

export interface ServiceReviewDialogProps {
  /** The input is kept for it when the session ends. */
  readonly reviewId: string;
  readonly decision: ServiceDecision;
  /** What is decided on. */
  readonly name: string;
  readonly busy: boolean;
  readonly error: unknown;
  /** Server errors by field. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly onDecide: (reason: string) => void;
  /** Closes it; after a conflict also reloads. */
  readonly onClose: () => void;
  readonly queue?: DeskQueue | undefined;
}

/** Approves a submission, or returns it with a reason. */
export function ServiceReviewDialog(props: ServiceReviewDialogProps) {
  const { reviewId, decision, name, busy, error, fieldErrors, onDecide, onClose, queue } = props;
  const copy = useServiceReviewsCopy();
  const id = useId();
  const [{ reason }, setDraft, keep] = useKeptDraft(`service-review-${reviewId}`, { reason: '' });
  const [own, setOwn] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const isPass = decision === 'PASS';
  function reload() {
    keep();
    onClose();
  }
  function submit() {
    const typed = reason.trim();
    const [wrong] = serviceDecisionErrors({ decision, reason: typed });
    setOwn(wrong?.message);
    setAttempt((count) => count + 1);
    if (!wrong && !busy) onDecide(typed);
  }
  return (
    <DecisionDialog
      {...{ busy, attempt, queue, onClose }}
      title={fillCopy(isPass ? copy.passTitle : copy.refuseTitle, { name })}
      confirm={isPass ? copy.pass : copy.refuse}
      danger={!isPass}
      problem={error === null ? null : describeError(error)}
      onReload={isHuiqiError(error, '100409') ? reload : undefined}
      wrong={own ? [{ fieldId: `${id}-reason`, label: copy.reason, message: own }] : []}
      onConfirm={submit}
    >
      {isPass ? (
        <p>{copy.passHint}</p>
      ) : (
        <TextareaField
          id={`${id}-reason`}
          label={copy.reason}
          required
          hint={copy.reasonHint}
          error={own ?? fieldErrors['reason']}
          rows={4}
          maxLength={500}
          value={reason}
          onValueChange={(text) => {
            setDraft({ reason: text });
            setOwn(undefined);
          }}
        />
      )}
    </DecisionDialog>
  );
}
