import { decideLoanCorrection, proposeLoanCorrection, type StaffOrderDetail } from '@huiqi/sdk';
import { useRef, useState } from 'react';
import { useInvalidate } from '../../provider/useInvalidate.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { describeError } from '../../provider/describeError.js';
import { Button } from '../../ui/Button/Button.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { useToast } from '../../ui/Toast/useToast.js';
import { LoanCorrectionView } from './LoanCorrectionView.js';
import { useLoanCorrectionCopy } from './loanCorrectionCopy.js';
import { isConflict } from './isConflict.js';
import { LoanDialog } from './LoanDialog.js';
import { form } from './staffOrders.css.js';

export interface LoanCorrectionProps {
  readonly order: StaffOrderDetail;
  readonly subject: string;
}

const outcomeOf = (confirmed: boolean, isMine: boolean) => {
  if (confirmed) return 'confirmed';
  return isMine ? 'withdrawn' : 'refused';
};

/** Corrects the recorded loan of an order: one person proposes it, another confirms it. */
export function LoanCorrection({ order, subject }: LoanCorrectionProps) {
  const copy = useLoanCorrectionCopy();
  const [isOpen, setOpen] = useState(false);
  const { orderId: id, loanCorrection: waiting } = order;
  const propose = useMutationOf(proposeLoanCorrection, {
    successMessage: copy.proposed,
    onSuccess: () => setOpen(false),
  });
  const toast = useToast();
  const invalidate = useInvalidate();
  // Takes the focus of the buttons, which are gone once something was decided.
  const place = useRef<HTMLDivElement>(null);
  const decide = useMutationOf(decideLoanCorrection, {
    successMessage: false,
    onSuccess: (_order, { body }) => {
      toast.success(copy[outcomeOf(body.confirmed, waiting?.mine === true)]);
      place.current?.focus();
    },
    onError: (error) => {
      if (isConflict(error)) void invalidate('staffOrders', 'orders');
    },
  });
  const [toldBy, setToldBy] = useState<string>();
  const settle = (confirmed: boolean) => {
    if (!waiting) return;
    setToldBy(waiting.id);
    void decide.run({ id, body: { correctionId: waiting.id, confirmed } });
  };
  if (!order.loan) return null;
  return (
    <div ref={place} tabIndex={-1} className={form}>
      {toldBy === waiting?.id && decide.error !== null && (
        <ErrorPanel compact {...describeError(decide.error)} />
      )}
      {waiting && (
        <LoanCorrectionView
          recorded={order.loan}
          correction={waiting}
          busy={decide.busy}
          onDecide={settle}
        />
      )}
      {order.loanCorrectable && (
        <Button
          block
          onClick={() => {
            propose.reset();
            setOpen(true);
          }}
        >
          {copy.correct}
        </Button>
      )}
      {isOpen && (
        <LoanDialog
          order={order}
          subject={subject}
          busy={propose.busy}
          error={propose.error}
          fallbackFocus={place}
          onCorrect={(body) => void propose.run({ id, body })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
