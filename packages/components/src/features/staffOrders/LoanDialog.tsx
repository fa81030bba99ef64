import type { OrderDetail, OrderLoan } from '@huiqi/sdk';
import { formatDate, formatThousands } from '@huiqi/sdk/domain';
import { useId, useState } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { DateInput } from '../../ui/DateInput/DateInput.js';
import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.js';
import { Field } from '../../ui/Field/Field.js';
import { NumberInput } from '../../ui/NumberInput/NumberInput.js';
import { Textarea } from '../../ui/Textarea/Textarea.js';
import { useStaffOrdersCopy } from './copy.js';
import { toOrderLoan, validateLoan, type LoanDraft } from './decision.js';
import { StaffDialog, type StaffDialogState } from './StaffDialog.js';
import { useStaffOrderCopy } from './staffOrderCopy.js';

export interface LoanDialogProps extends StaffDialogState {
  readonly order: Pick<OrderDetail, 'loanAmount' | 'loanterm'>;
  /** What it is paid out for: company, amount, term and product. */
  readonly subject?: string | undefined;
  readonly onEnter: (loan: OrderLoan) => void;
  readonly onClose: () => void;
}

/** The loan that was paid out: date, amount, rate, term, remark. */
export function LoanDialog(props: LoanDialogProps) {
  const { order, subject, onEnter, onClose, ...state } = props;
  const copy = useStaffOrdersCopy();
  const own = useStaffOrderCopy();
  const id = useId();
  const [draft, setDraft] = useState<LoanDraft>(() => ({
    date: formatDate(Date.now()),
    amount: order.loanAmount ?? '',
    rate: '',
    term: String(order.loanterm ?? ''),
    remark: '',
  }));
  const [errors, setErrors] = useState<Partial<LoanDraft>>({});
  const [attempt, setAttempt] = useState(0);
  const set = (name: keyof LoanDraft, value: string) => {
    setDraft((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _gone, ...rest }) => rest);
  };
  function submit() {
    const found = validateLoan(draft, copy);
    setErrors(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length === 0 && !state.busy) onEnter(toOrderLoan(draft));
  }
  const numbers = [
    ['amount', copy.loanAmount, '万元', 2],
    ['rate', copy.loanRate, '%', 4],
    ['term', copy.loanTerm, copy.months, 0],
  ] as const;
  const labels = new Map<string, string>([
    ['date', copy.loanDate],
    ...numbers.map(([name, label]) => [name, label] as const),
  ]);
  const wrong = Object.entries(errors).map(([name, message]) => ({
    fieldId: `${id}-${name}`,
    label: labels.get(name),
    message: message ?? '',
  }));
  const confirm =
    draft.amount === ''
      ? copy.confirmLoan
      : fillCopy(copy.confirmLoanOf, { amount: formatThousands(draft.amount) });
  return (
    <StaffDialog
      {...state}
      title={copy.loanTitle}
      subject={subject}
      confirm={confirm}
      confirmMoved={own.stillLoan}
      onConfirm={submit}
      onClose={onClose}
    >
      {wrong.length > 0 && <ErrorSummary key={attempt} errors={wrong} />}
      <Field id={`${id}-date`} label={copy.loanDate} required error={errors.date}>
        {(control) => (
          <DateInput {...control} value={draft.date} onChange={(value) => set('date', value)} />
        )}
      </Field>
      {numbers.map(([name, label, unit, decimals]) => (
        <Field key={name} id={`${id}-${name}`} label={label} required error={errors[name]}>
          {(control) => (
            <NumberInput
              {...control}
              unit={unit}
              decimals={decimals}
              value={draft[name]}
              onValueChange={(value) => set(name, value)}
            />
          )}
        </Field>
      ))}
      <Field label={own.loanRemark} hint={own.loanRemarkHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={200}
            value={draft.remark}
            onChange={({ target }) => set('remark', target.value)}
          />
        )}
      </Field>
    </StaffDialog>
  );
}
