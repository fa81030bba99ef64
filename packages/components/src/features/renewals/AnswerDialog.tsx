import {
  InterestRateTypeLabels,
  InterestRateTypeValues,
  type RenewalAnswer,
  type RenewalOrder,
} from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { useId, useState } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { describeError } from '../../provider/describeError.js';
import { Button } from '../../ui/Button/Button.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.js';
import { Field } from '../../ui/Field/Field.js';
import { NumberInput } from '../../ui/NumberInput/NumberInput.js';
import { Select } from '../../ui/Select/Select.js';
import { Textarea } from '../../ui/Textarea/Textarea.js';
import {
  answerErrors,
  firstDraft,
  toAnswer,
  type AnswerDraft,
  type AnswerKind,
} from './renewalAnswer.js';
import { page } from './renewalList.css.js';
import { useStaffRenewalsCopy } from './staffCopy.js';

export interface AnswerDialogProps {
  readonly renewal: Pick<RenewalOrder, 'renewAmount' | 'renewDeadline' | 'renewLimits'>;
  readonly kind: AnswerKind;
  readonly busy: boolean;
  readonly error: unknown;
  /** Messages of the server by field. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly onAnswer: (answer: RenewalAnswer) => void;
  readonly onClose: () => void;
}

/** The bank's decision: amount, rate and term, or the reason that the applicant will read. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { renewal, kind, busy, error, fieldErrors, onAnswer, onClose } = props;
  const copy = useStaffRenewalsCopy();
  const id = useId();
  const [draft, setDraft] = useState(() => firstDraft(renewal));
  const [own, setOwn] = useState<Partial<AnswerDraft>>({});
  const [attempt, setAttempt] = useState(0);
  const isGrant = kind === 'grant';
  const errors: Readonly<Record<string, string | undefined>> = { ...fieldErrors, ...own };
  const set = (name: keyof AnswerDraft) => (value: string) => {
    setDraft((before) => ({ ...before, [name]: value }));
    setOwn(({ [name]: _gone, ...rest }) => rest);
  };
  function submit() {
    const found = answerErrors(kind, draft, renewal, copy);
    setOwn(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length === 0 && !busy) onAnswer(toAnswer(kind, draft));
  }
  const labels: Readonly<Record<string, string>> = {
    renewQuota: copy.quota,
    interestRate: copy.rate,
    renewTerm: copy.term,
    remark: isGrant ? copy.remark : copy.reason,
  };
  const wrong = Object.entries(own).map(([name, message]) => ({
    fieldId: `${id}-${name}`,
    label: labels[name],
    message: message ?? '',
  }));
  const hint = fillCopy(copy.quotaHint, { amount: formatThousands(renewal.renewAmount) });
  const number = (name: keyof AnswerDraft, unit: string, decimals: number, text?: string) => (
    <Field
      id={`${id}-${name}`}
      label={labels[name] ?? ''}
      required
      hint={text}
      error={errors[name]}
    >
      {(control) => (
        <NumberInput
          {...control}
          unit={unit}
          decimals={decimals}
          value={draft[name]}
          onValueChange={set(name)}
        />
      )}
    </Field>
  );
  const quota = formatThousands(draft.renewQuota);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isGrant ? copy.grant : copy.refuse}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant={isGrant ? 'primary' : 'danger'} loading={busy} onClick={submit}>
            {isGrant ? fillCopy(copy.grantOf, { amount: quota }) : copy.refuse}
          </Button>
        </>
      }
    >
      <div className={page}>
        {error !== null && <ErrorPanel compact {...describeError(error)} />}
        {wrong.length > 0 && <ErrorSummary key={attempt} errors={wrong} />}
        {isGrant && (
          <>
            {number('renewQuota', copy.wan, 2, hint)}
            <Field label={copy.rateType} required>
              {(control) => (
                <Select
                  {...control}
                  value={draft.interestRateType}
                  onChange={({ target }) => set('interestRateType')(target.value)}
                  options={InterestRateTypeValues.map((value) => ({
                    value,
                    label: InterestRateTypeLabels[value],
                  }))}
                />
              )}
            </Field>
            {number('interestRate', '%', 4)}
            {number('renewTerm', copy.months, 0)}
          </>
        )}
        <Field
          id={`${id}-remark`}
          label={labels['remark'] ?? ''}
          required={!isGrant}
          hint={isGrant ? copy.remarkHint : copy.reasonHint}
          error={errors['remark']}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={200}
              value={draft.remark}
              onChange={({ target }) => set('remark')(target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
