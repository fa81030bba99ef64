import { useKeptDraft } from '../../../provider/useKeptDraft.js';
import { LoanDialog, type LoanDialogProps } from './LoanDialog.js';

export interface KeptLoanDialogProps extends Omit<LoanDialogProps, 'onType' | 'typed'> {
  readonly orderId: string;
}

const untyped = {
  date: '',
  amount: '',
  rate: '',
  term: '',
  remark: '',
  reason: '',
  takeoverReason: '',
};

/** The dialog of a loan, whose input is there again after a session that ended. */
export function KeptLoanDialog({ orderId, ...props }: KeptLoanDialogProps) {
  const form = `${props.onCorrect ? 'correction' : 'loan'}-${orderId}`;
  const [entry, setEntry] = useKeptDraft(form, untyped);
  return (
    <LoanDialog
      {...props}
      typed={Object.fromEntries(Object.entries(entry).filter(([, text]) => text !== ''))}
      onType={(name, text) => setEntry((before) => ({ ...before, [name]: text }))}
    />
  );
}
