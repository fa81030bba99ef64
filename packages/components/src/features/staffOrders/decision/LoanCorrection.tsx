import { decideLoanCorrection, proposeLoanCorrection, type StaffOrderDetail } from '@huiqi/sdk';
import { describeLoan, formatDateTime } from '@huiqi/sdk/domain';
import { useRef, useState } from 'react';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { CorrectionPanel } from '../../../patterns/StaffDesk/CorrectionPanel.js';
import { useCorrectionCopy } from '../../../patterns/StaffDesk/correctionCopy.js';
import { describeError } from '../../../provider/describeError.js';
import { KeptLoanDialog } from './KeptLoanDialog.js';
import { useStaffOrderCopy } from '../list/copy.js';

export interface LoanCorrectionProps {
  readonly order: StaffOrderDetail;
  readonly subject: string;
}

/** Corrects an order's recorded loan, or voids it if nothing was paid out. */
export function LoanCorrection({ order, subject }: LoanCorrectionProps) {
  const copy = useCorrectionCopy();
  const own = useStaffOrderCopy();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { orderId: id, loan: recorded, loanCorrection: waiting } = order;
  const propose = useMutationOf(proposeLoanCorrection, {
    successMessage: copy.proposed,
    refreshOnConflict: true,
    onSuccess: () => setOpen(false),
  });
  const decide = useMutationOf(decideLoanCorrection, {
    successMessage: false,
    refreshOnConflict: true,
  });
  // The decision stays shown, even if the order no longer has a loan.
  if (!recorded && !decide.data) return null;
  const correctLoan = () => {
    propose.reset();
    setOpen(true);
  };
  return (
    <CorrectionPanel
      place={place}
      waiting={waiting}
      proposedAt={formatDateTime(waiting?.createdTs)}
      recorded={recorded ? describeLoan(recorded) : ''}
      corrected={waiting?.loan ? describeLoan(waiting.loan) : own.loanVoided}
      remark={waiting?.loan?.remark}
      busy={decide.busy}
      error={decide.error ? describeError(decide.error) : null}
      onDecide={(confirmed) =>
        decide.run({ id, body: { correctionId: waiting?.id ?? '', confirmed } })
      }
      correct={
        order.loanCorrectable ? { label: own.correctLoan, onSelect: correctLoan } : undefined
      }
    >
      {isOpen && (
        <KeptLoanDialog
          orderId={id}
          order={order}
          subject={subject}
          busy={propose.busy}
          error={propose.error}
          fallbackFocus={place}
          onCorrect={(body) => void propose.run({ id, body })}
          onClose={() => setOpen(false)}
        />
      )}
    </CorrectionPanel>
  );
}
