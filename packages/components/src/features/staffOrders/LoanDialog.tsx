import type { OrderDetail, OrderLoan } from '@huiqi/sdk';
import { formatDate, formatThousands } from '@huiqi/sdk/domain';
import { useId, useState } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { describeError } from '../../provider/describeError.js';
import { Button } from '../../ui/Button/Button.js';
import { DateInput } from '../../ui/DateInput/DateInput.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.js';
import { Field } from '../../ui/Field/Field.js';
import { NumberInput } from '../../ui/NumberInput/NumberInput.js';
import { toOrderLoan, validateLoan, type LoanDraft } from './decision.js';
import { form } from './staffOrders.css.js';
import { useStaffOrdersCopy } from './copy.js';

export interface LoanDialogProps {
  readonly order: Pick<OrderDetail, 'loanAmount' | 'loanterm'>;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onEnter: (loan: OrderLoan) => void;
  readonly onClose: () => void;
}

/** The loan that was paid out: date, amount, rate, term. */
export function LoanDialog({ order, busy, error, onEnter, onClose }: LoanDialogProps) {
  const copy = useStaffOrdersCopy();
  const id = useId();
  const [draft, setDraft] = useState<LoanDraft>(() => ({
    date: formatDate(Date.now()),
    amount: order.loanAmount ?? '',
    rate: '',
    term: String(order.loanterm ?? ''),
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
    if (Object.keys(found).length === 0 && !busy) onEnter(toOrderLoan(draft));
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
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.loanTitle}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant="primary" loading={busy} onClick={submit}>
            {draft.amount === ''
              ? copy.confirmLoan
              : fillCopy(copy.confirmLoanOf, { amount: formatThousands(draft.amount) })}
          </Button>
        </>
      }
    >
      <div className={form}>
        {error !== null && <ErrorPanel compact {...describeError(error)} />}
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
      </div>
    </Dialog>
  );
}
