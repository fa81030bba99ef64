import { formatThousands, needsPolicyReason } from '@huiqi/sdk/domain';
import { useId, useState } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { DecisionDialog } from '../../../patterns/StaffDesk/DecisionDialog.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import { describeError } from '../../../provider/describeError.js';
import { useKeptDraft } from '../../../provider/useKeptDraft.js';
import { Field } from '../../../ui/Field/Field.js';
import { NumberInput } from '../../../ui/NumberInput/NumberInput.js';
import { TextareaField } from '../../../ui/Textarea/TextareaField.js';
import {
  reviewErrors,
  type PolicyReviewAction,
  type PolicyReviewDraft,
} from './policyReviewEntry.js';
import { usePolicyReviewCopy } from './copy.js';

export interface PolicyReviewDialogProps {
  /** Of the declaration: the input is kept for it when the session ends. */
  readonly id: string;
  readonly action: PolicyReviewAction;
  /** Company and policy. */
  readonly subject: string;
  /** The requested amount, if the form has one. */
  readonly applyAmount: string | null;
  readonly busy: boolean;
  readonly error: unknown;
  /** Server errors by field. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** The declaration changed after the dialog was opened; `error` says who did what. */
  readonly hasMoved?: boolean | undefined;
  /** Whether the action is still possible. Defaults to true. */
  readonly isPossible?: boolean | undefined;
  readonly onSend: (draft: PolicyReviewDraft) => void;
  readonly onClose: () => void;
  readonly queue?: DeskQueue | undefined;
}

const labels = {
  PASS: { title: 'pass', still: 'stillPass', text: 'remark' },
  RETURN: { title: 'return', still: 'stillReturn', text: 'returnReason' },
  REJECT: { title: 'reject', still: 'stillReject', text: 'rejectReason' },
  REDEEM: { title: 'redeem', still: 'stillRedeem', text: 'remark' },
} as const;

/** A decision with the text for the applicant, or the amount paid out. */
export function PolicyReviewDialog(props: PolicyReviewDialogProps) {
  const { action, subject, applyAmount, busy, error, fieldErrors, onSend, onClose } = props;
  const { hasMoved = false, isPossible = true, queue } = props;
  const copy = usePolicyReviewCopy();
  const id = useId();
  const [draft, setDraft] = useKeptDraft(`declaration-${props.id}-${action}`, {
    reason: '',
    amount: applyAmount ?? '',
  });
  const [own, setOwn] = useState<Partial<PolicyReviewDraft>>({});
  const [attempt, setAttempt] = useState(0);
  const label = labels[action];
  const errors: Readonly<Record<string, string | undefined>> = { ...fieldErrors, ...own };
  const set = (name: keyof PolicyReviewDraft) => (value: string) => {
    setDraft((before) => ({ ...before, [name]: value }));
    setOwn(({ [name]: _gone, ...rest }) => rest);
  };
  function submit() {
    const found = reviewErrors(action, draft, copy);
    setOwn(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length === 0 && !busy) onSend(draft);
  }
  const wrong = Object.entries(own).map(([name, message]) => ({
    fieldId: `${id}-${name}`,
    label: name === 'amount' ? copy.redeemAmount : copy[label.text],
    message: message ?? '',
  }));
  const confirm =
    action === 'REDEEM' && draft.amount.trim() !== ''
      ? fillCopy(copy.redeemOf, { amount: formatThousands(draft.amount.trim()) })
      : copy[label.title];
  const problem = error === null ? null : describeError(error);
  return (
    <DecisionDialog
      {...{ subject, busy, isPossible, wrong, attempt, queue, onClose }}
      title={copy[label.title]}
      confirm={hasMoved ? copy[label.still] : confirm}
      danger={action === 'REJECT'}
      problem={
        problem && {
          ...problem,
          description: hasMoved || !isPossible ? copy.conflictKept : problem.description,
        }
      }
      onConfirm={submit}
    >
      {action === 'REDEEM' && (
        <Field
          id={`${id}-amount`}
          label={copy.redeemAmount}
          required
          hint={
            applyAmount === null
              ? undefined
              : fillCopy(copy.redeemAmountHint, { amount: formatThousands(applyAmount) })
          }
          error={errors['amount']}
        >
          {(control) => (
            <NumberInput
              {...control}
              unit={copy.wan}
              decimals={2}
              value={draft.amount}
              onValueChange={set('amount')}
            />
          )}
        </Field>
      )}
      <TextareaField
        id={`${id}-reason`}
        label={copy[label.text]}
        required={needsPolicyReason(action)}
        hint={needsPolicyReason(action) ? copy.reasonHint : copy.remarkHint}
        error={errors['reason'] ?? errors['remark']}
        rows={4}
        maxLength={500}
        value={draft.reason}
        onValueChange={set('reason')}
      />
    </DecisionDialog>
  );
}
