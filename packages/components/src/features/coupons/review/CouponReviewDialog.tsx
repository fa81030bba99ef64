import type { TicketDecision, TicketReview, TicketReviewInput } from '@huiqi/sdk';
import { formatThousands, ticketReviewErrors } from '@huiqi/sdk/domain';
import { useId, useState } from 'react';
import { DecisionDialog } from '../../../patterns/StaffDesk/DecisionDialog.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import { FieldWidth } from '../../../patterns/WizardPage/FieldWidth.js';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { isConflict } from '../../../provider/isConflict.js';
import { useKeptDraft } from '../../../provider/useKeptDraft.js';
import { Field } from '../../../ui/Field/Field.js';
import { NumberInput } from '../../../ui/NumberInput/NumberInput.js';
import { TextareaField } from '../../../ui/Textarea/TextareaField.js';
import { useCouponsCopy } from '../copy.js';
import { useCouponReviewsCopy } from './copy.js';

export interface CouponReviewDialogProps {
  readonly review: Pick<TicketReview, 'dueAmount' | 'id' | 'similar'>;
  readonly decision: TicketDecision;
  readonly busy: boolean;
  readonly error: unknown;
  /** Server errors by field. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly onDecide: (decision: Omit<TicketReviewInput, 'version'>) => void;
  readonly onClose: () => void;
  readonly queue?: DeskQueue | undefined;
}

const titles = { PASS: 'pass', RETURN: 'return', REJECT: 'reject' } as const;

/** A decision: the approved amount, or the reason shown to the applicant. */
export function CouponReviewDialog(props: CouponReviewDialogProps) {
  const { review, decision, busy, error, fieldErrors, onDecide, onClose, queue } = props;
  const copy = useCouponReviewsCopy();
  const coupons = useCouponsCopy();
  const id = useId();
  const [{ approvedAmount, reason }, setDraft, keep] = useKeptDraft(
    `ticket-${review.id}-${decision}`,
    { approvedAmount: review.dueAmount, reason: '' },
  );
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const isPass = decision === 'PASS';
  const isRepeated = review.similar.length > 0;
  const needsReason = !isPass || isRepeated;
  const errors: Readonly<Record<string, string | undefined>> = { ...fieldErrors, ...own };
  const title = copy[titles[decision]];
  const labels: Readonly<Record<string, string>> = {
    approvedAmount: copy.approved,
    reason: !isPass ? copy.reason : isRepeated ? copy.repeatReason : copy.remark,
  };
  const set = (name: 'approvedAmount' | 'reason') => (value: string) => {
    setDraft((before) => ({ ...before, [name]: value }));
    setOwn(({ [name]: _gone, ...rest }) => rest);
  };
  function reload() {
    keep();
    onClose();
  }
  function submit() {
    const body = {
      decision,
      ...(isPass ? { approvedAmount: approvedAmount.replace(/\.$/, '') } : {}),
      ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    };
    const found = ticketReviewErrors(body, review.dueAmount, isRepeated);
    setOwn(Object.fromEntries(found.map(({ field, message }) => [field, message])));
    setAttempt((count) => count + 1);
    if (found.length === 0 && !busy) onDecide(body);
  }
  const wrong = Object.entries(own).map(([name, message]) => ({
    fieldId: `${id}-${name}`,
    label: labels[name],
    message,
  }));
  return (
    <DecisionDialog
      title={title}
      confirm={
        isPass ? fillCopy(copy.passOf, { amount: formatThousands(approvedAmount, 2) }) : title
      }
      danger={decision === 'REJECT'}
      busy={busy}
      problem={error === null ? null : describeError(error)}
      onReload={isConflict(error) ? reload : undefined}
      queue={queue}
      onConfirm={submit}
      {...{ wrong, attempt, onClose }}
    >
      {isPass && (
        <FieldWidth size="amount">
          <Field
            id={`${id}-approvedAmount`}
            label={copy.approved}
            required
            hint={fillCopy(copy.approvedHint, { amount: formatThousands(review.dueAmount, 2) })}
            error={errors['approvedAmount']}
          >
            {(control) => (
              <NumberInput
                {...control}
                unit={coupons.yuan}
                decimals={2}
                value={approvedAmount}
                onValueChange={set('approvedAmount')}
              />
            )}
          </Field>
        </FieldWidth>
      )}
      <TextareaField
        id={`${id}-reason`}
        label={labels['reason'] ?? ''}
        required={needsReason}
        hint={needsReason ? copy.reasonHint : copy.remarkHint}
        error={errors['reason']}
        rows={3}
        maxLength={200}
        value={reason}
        onValueChange={set('reason')}
      />
    </DecisionDialog>
  );
}
