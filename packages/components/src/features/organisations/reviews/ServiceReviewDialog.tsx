import { isHuiqiError, type ServiceDecision } from '@huiqi/sdk';
import { serviceDecisionErrors } from '@huiqi/sdk/domain';
import { useId, useState } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { ErrorSummary } from '../../../ui/ErrorSummary/ErrorSummary.js';
import { Field } from '../../../ui/Field/Field.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { Textarea } from '../../../ui/Textarea/Textarea.js';
import { useServiceReviewsCopy } from './copy.js';

export interface ServiceReviewDialogProps {
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
}

/** Approves a submission, or returns it with a reason. */
export function ServiceReviewDialog(props: ServiceReviewDialogProps) {
  const { decision, name, busy, error, fieldErrors, onDecide, onClose } = props;
  const copy = useServiceReviewsCopy();
  const id = useId();
  const [reason, setReason] = useState('');
  const [own, setOwn] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const isPass = decision === 'PASS';
  function submit() {
    const typed = reason.trim();
    const [wrong] = serviceDecisionErrors({ decision, reason: typed });
    setOwn(wrong?.message);
    setAttempt((count) => count + 1);
    if (!wrong && !busy) onDecide(typed);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={fillCopy(isPass ? copy.passTitle : copy.refuseTitle, { name })}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant={isPass ? 'primary' : 'danger'} loading={busy} onClick={submit}>
            {isPass ? copy.pass : copy.refuse}
          </Button>
        </>
      }
    >
      <Stack>
        {error !== null && <ErrorPanel compact {...describeError(error)} />}
        {isHuiqiError(error, '100409') && (
          <Button variant="text" onClick={onClose}>
            {copy.reload}
          </Button>
        )}
        {own && (
          <ErrorSummary
            key={attempt}
            errors={[{ fieldId: `${id}-reason`, label: copy.reason, message: own }]}
          />
        )}
        {isPass ? (
          <p>{copy.passHint}</p>
        ) : (
          <Field
            id={`${id}-reason`}
            label={copy.reason}
            required
            hint={copy.reasonHint}
            error={own ?? fieldErrors['reason']}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                maxLength={500}
                value={reason}
                onChange={({ target }) => {
                  setReason(target.value);
                  setOwn(undefined);
                }}
              />
            )}
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}
