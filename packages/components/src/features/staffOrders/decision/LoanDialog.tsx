import type { LoanCorrectionProposal, OrderLoan, StaffOrderDetail } from '@huiqi/sdk';
import { formatDate, formatThousands } from '@huiqi/sdk/domain';
import { useId, useState } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { CorrectionFields } from '../../../patterns/StaffDesk/CorrectionFields.js';
import { useCorrectionCopy } from '../../../patterns/StaffDesk/correctionCopy.js';
import { DateInput } from '../../../ui/DateInput/DateInput.js';
import { Field } from '../../../ui/Field/Field.js';
import { NumberInput } from '../../../ui/NumberInput/NumberInput.js';
import { TextareaField } from '../../../ui/Textarea/TextareaField.js';
import { useStaffOrdersCopy } from '../copy.js';
import { toOrderLoan, validateLoan, type LoanDraft } from './decision.js';
import { TakeoverField } from './TakeoverField.js';
import { StaffDialog, type StaffDialogState } from './StaffDialog.js';
import { useStaffOrderCopy } from '../list/copy.js';

export interface LoanDialogProps extends StaffDialogState {
  readonly order: Pick<StaffOrderDetail, 'loanAmount' | 'loanterm' | 'loan' | 'loanLimits'>;
  /** The order's summary: company, amount, term and product. */
  readonly subject?: string | undefined;
  /** Who the order is assigned to, if not to the viewer: recording its loan needs a reason. */
  readonly assignee?: string | undefined;
  /** If given, corrects or voids the recorded loan for the entered reason; otherwise a loan is recorded. */
  readonly onCorrect?: ((correction: LoanCorrectionProposal) => void) | undefined;
  readonly onEnter?: ((loan: OrderLoan) => void) | undefined;
  /** The earlier input, by field. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
  readonly onType?: ((field: string, text: string) => void) | undefined;
  readonly onClose: () => void;
}

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

const bounds = (low: string | number | null, high: string | number | null): Bounds => ({
  ...(low === null ? {} : { min: Number(low) }),
  ...(high === null ? {} : { max: Number(high) }),
});

/** Why a record is corrected, and why somebody else's order is. */
type Reasons = Readonly<Record<'reason' | 'takeoverReason', string>>;

const isShort = (text: string) => Array.from(text.trim()).length < 2;

/** A disbursed loan or its correction: date, amount, rate, term, remark. */
export function LoanDialog(props: LoanDialogProps) {
  const { order, subject, assignee, onCorrect, onEnter, typed, onType, onClose, ...state } = props;
  const copy = useStaffOrdersCopy();
  const own = useStaffOrderCopy();
  const correction = useCorrectionCopy();
  const id = useId();
  const corrected = onCorrect ? order.loan : null;
  const needsTakeover = onCorrect === undefined && assignee !== undefined;
  const [draft, setDraft] = useState<LoanDraft & Reasons>(() => ({
    date: corrected?.date ?? formatDate(Date.now()),
    amount: corrected?.amount ?? order.loanAmount ?? '',
    rate: corrected?.rate ?? '',
    term: String(corrected?.term ?? order.loanterm ?? ''),
    remark: corrected?.remark ?? '',
    reason: '',
    takeoverReason: '',
    ...typed,
  }));
  const [isVoid, setVoid] = useState(false);
  const [errors, setErrors] = useState<Partial<typeof draft>>({});
  const [attempt, setAttempt] = useState(0);
  const set = (name: keyof typeof draft, value: string) => {
    setDraft((before) => ({ ...before, [name]: value }));
    onType?.(name, value);
    setErrors(({ [name]: _gone, ...rest }) => rest);
  };
  function submit() {
    const found = {
      ...(isVoid ? {} : validateLoan(draft, order.loanLimits, formatDate(Date.now()))),
      ...(onCorrect && isShort(draft.reason) ? { reason: correction.reasonNeeded } : {}),
      ...(needsTakeover && isShort(draft.takeoverReason)
        ? { takeoverReason: own.takeoverNeeded }
        : {}),
    };
    setErrors(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0 || state.busy) return;
    if (onCorrect)
      onCorrect({ loan: isVoid ? null : toOrderLoan(draft), reason: draft.reason.trim() });
    else
      onEnter?.({
        ...toOrderLoan(draft),
        ...(needsTakeover ? { takeoverReason: draft.takeoverReason.trim() } : {}),
      });
  }
  const { amount, minRate, maxRate, minTerm, maxTerm } = order.loanLimits;
  const numbers = [
    ['amount', copy.loanAmount, { unit: '万元', decimals: 2, ...bounds(null, amount) }],
    ['rate', copy.loanRate, { unit: '%', decimals: 4, ...bounds(minRate, maxRate) }],
    ['term', copy.loanTerm, { unit: copy.months, ...bounds(minTerm, maxTerm) }],
  ] as const;
  const hintOf = ({ min, max }: Bounds) =>
    max === undefined
      ? undefined
      : fillCopy(min === undefined ? own.atMost : own.fromTo, { min: min ?? '', max });
  const labels = new Map<string, string>([
    ['date', copy.loanDate],
    ...numbers.map(([name, label]) => [name, label] as const),
    ['remark', own.loanRemark],
    ['reason', correction.reason],
    ['takeoverReason', own.takeover],
  ]);
  const wrong = Object.entries(errors).map(([name, message]) => ({
    fieldId: `${id}-${name}`,
    label: labels.get(name),
    message: message ?? '',
  }));
  const confirmLoan =
    draft.amount === ''
      ? copy.confirmLoan
      : fillCopy(copy.confirmLoanOf, { amount: formatThousands(draft.amount) });
  const fields = (
    <>
      <Field id={`${id}-date`} label={copy.loanDate} required error={errors.date}>
        {(control) => (
          <DateInput {...control} value={draft.date} onChange={(value) => set('date', value)} />
        )}
      </Field>
      {numbers.map(([name, label, limits]) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          label={label}
          required
          hint={hintOf(limits)}
          error={errors[name]}
        >
          {(control) => (
            <NumberInput
              {...control}
              {...limits}
              value={draft[name]}
              onValueChange={(value) => set(name, value)}
            />
          )}
        </Field>
      ))}
      <TextareaField
        id={`${id}-remark`}
        label={own.loanRemark}
        hint={own.loanRemarkHint}
        error={errors.remark}
        rows={2}
        maxLength={200}
        value={draft.remark}
        onValueChange={(text) => set('remark', text)}
      />
    </>
  );
  return (
    <StaffDialog
      {...state}
      title={onCorrect ? own.correctLoan : copy.loanTitle}
      subject={subject}
      confirm={onCorrect ? correction.propose : confirmLoan}
      confirmMoved={own.stillLoan}
      onConfirm={submit}
      {...{ wrong, attempt, onClose }}
    >
      {onCorrect ? (
        <CorrectionFields
          id={id}
          isVoid={isVoid}
          onVoid={(wanted) => {
            setVoid(wanted);
            setErrors({});
          }}
          voidHint={own.voidHint}
          reason={draft.reason}
          reasonError={errors.reason}
          onReason={(reason) => set('reason', reason)}
        >
          {fields}
        </CorrectionFields>
      ) : (
        <>
          {fields}
          {needsTakeover && (
            <TakeoverField
              id={`${id}-takeoverReason`}
              assignee={assignee}
              value={draft.takeoverReason}
              error={errors.takeoverReason}
              onChange={(text) => set('takeoverReason', text)}
            />
          )}
        </>
      )}
    </StaffDialog>
  );
}
