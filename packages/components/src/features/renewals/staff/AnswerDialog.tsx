import {
  InterestRateTypeLabels,
  InterestRateTypeValues,
  type RenewalAnswer,
  type RenewalCorrectionProposal,
  type RenewalOrder,
} from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { useId, useState, type RefObject } from 'react';
import { CorrectionFields } from '../../../patterns/StaffDesk/CorrectionFields.js';
import { useCorrectionCopy } from '../../../patterns/StaffDesk/correctionCopy.js';
import { fillCopy } from '../../../provider/copy.js';
import { DecisionDialog } from '../../../patterns/StaffDesk/DecisionDialog.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import { describeError } from '../../../provider/describeError.js';
import { isConflict } from '../../../provider/isConflict.js';
import { useKeptDraft } from '../../../provider/useKeptDraft.js';
import { Field } from '../../../ui/Field/Field.js';
import { NumberInput } from '../../../ui/NumberInput/NumberInput.js';
import { Select } from '../../../ui/Select/Select.js';
import { TextareaField } from '../../../ui/Textarea/TextareaField.js';
import {
  answerErrors,
  draftOf,
  firstDraft,
  grantedOf,
  toAnswer,
  toFigures,
  type AnswerDraft,
  type AnswerKind,
} from './renewalAnswer.js';
import { useStaffRenewalsCopy } from './copy.js';

export interface AnswerDialogProps {
  readonly renewal: Pick<
    RenewalOrder,
    'id' | 'renewAmount' | 'renewDeadline' | 'renewLimits' | 'renewOrderAuditResponse'
  >;
  /** A decision, or the correction of one. */
  readonly kind: AnswerKind | 'correct';
  readonly busy: boolean;
  readonly error: unknown;
  /** False once the renewal has changed so that this is impossible. Defaults to true. */
  readonly isPossible?: boolean | undefined;
  /** Server errors by field. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly onAnswer?: ((answer: RenewalAnswer) => void) | undefined;
  readonly onCorrect?: ((correction: RenewalCorrectionProposal) => void) | undefined;
  /** Receives focus on close if the opener is gone. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
  readonly queue?: DeskQueue | undefined;
}

/** The bank's decision or its correction: amount, rate and term, or the reason for the applicant. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { queue } = props;
  const { renewal, kind, busy, error, fieldErrors, onAnswer, onCorrect, onClose } = props;
  const { fallbackFocus, isPossible } = props;
  const copy = useStaffRenewalsCopy();
  const id = useId();
  const correction = useCorrectionCopy();
  const isCorrection = kind === 'correct';
  const granted = isCorrection ? grantedOf(renewal.renewOrderAuditResponse) : null;
  const [{ why, ...draft }, setDraft, keep] = useKeptDraft(`renewal-${renewal.id}-${kind}`, {
    ...(granted ? draftOf(granted) : firstDraft(renewal)),
    why: '',
  });
  const [isVoid, setVoid] = useState(isCorrection && granted === null);
  const [own, setOwn] = useState<Partial<AnswerDraft & Record<'why', string>>>({});
  const [attempt, setAttempt] = useState(0);
  const isGrant = kind !== 'refuse';
  const errors: Readonly<Record<string, string | undefined>> = { ...fieldErrors, ...own };
  const set = (name: keyof AnswerDraft | 'why') => (value: string) => {
    setDraft((before) => ({ ...before, [name]: value }));
    setOwn(({ [name]: _gone, ...rest }) => rest);
  };
  function reload() {
    keep();
    onClose();
  }
  function submit() {
    const reason = why.trim();
    const answerKind = isGrant ? 'grant' : 'refuse';
    const found = {
      ...(isVoid ? {} : answerErrors(answerKind, draft, renewal, copy)),
      ...(isCorrection && reason.length < 2 ? { why: correction.reasonNeeded } : {}),
    };
    setOwn(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0 || busy) return;
    if (isCorrection) onCorrect?.({ figures: isVoid ? null : toFigures(draft), reason });
    else onAnswer?.(toAnswer(answerKind, draft));
  }
  const labels: Readonly<Record<string, string>> = {
    renewQuota: copy.quota,
    interestRate: copy.rate,
    renewTerm: copy.term,
    remark: isGrant ? copy.remark : copy.reason,
    why: correction.reason,
  };
  const wrong = Object.entries(own).map(([name, message]) => ({
    fieldId: `${id}-${name === 'why' ? 'reason' : name}`,
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
  const confirm = isCorrection
    ? correction.propose
    : isGrant
      ? fillCopy(copy.grantOf, { amount: formatThousands(draft.renewQuota) })
      : copy.refuse;
  const fields = (
    <>
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
      <TextareaField
        id={`${id}-remark`}
        label={labels['remark'] ?? ''}
        required={!isGrant}
        hint={isGrant ? copy.remarkHint : copy.reasonHint}
        error={errors['remark']}
        rows={3}
        maxLength={200}
        value={draft.remark}
        onValueChange={set('remark')}
      />
    </>
  );
  return (
    <DecisionDialog
      {...{ busy, confirm, wrong, attempt, queue, fallbackFocus, isPossible, onClose }}
      title={isCorrection ? copy.correct : isGrant ? copy.grant : copy.refuse}
      danger={!isGrant}
      problem={error === null ? null : describeError(error)}
      onReload={isConflict(error) ? reload : undefined}
      onConfirm={submit}
    >
      {isCorrection ? (
        <CorrectionFields
          id={id}
          isVoid={isVoid}
          onVoid={(wanted) => {
            setVoid(wanted);
            setOwn({});
          }}
          mayChange={granted !== null}
          voidHint={copy.voidHint}
          reason={why}
          reasonError={own.why}
          onReason={set('why')}
        >
          {fields}
        </CorrectionFields>
      ) : (
        fields
      )}
    </DecisionDialog>
  );
}
