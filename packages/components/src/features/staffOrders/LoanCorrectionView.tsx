import type { LoanCorrection, LoanRecord } from '@huiqi/sdk';
import { describeLoan, formatDateTime } from '@huiqi/sdk/domain';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { useLoanCorrectionCopy } from './loanCorrectionCopy.js';

export interface LoanCorrectionViewProps {
  readonly recorded: LoanRecord;
  readonly correction: LoanCorrection;
  readonly busy: boolean;
  readonly onDecide: (confirmed: boolean) => void;
}

/** A correction that waits: what is recorded, what it should be, and why. Its proposer can only take it back. */
export function LoanCorrectionView(props: LoanCorrectionViewProps) {
  const { recorded, correction, busy, onDecide } = props;
  const { loan, reason, proposedBy, mine, createdTs } = correction;
  const copy = useLoanCorrectionCopy();
  return (
    <>
      <Banner tone="warning">{mine ? copy.waitingMine : copy.waiting}</Banner>
      <DescriptionList
        size="small"
        items={[
          { term: copy.recorded, value: describeLoan(recorded), full: true },
          { term: copy.corrected, value: describeLoan(loan), full: true },
          ...(loan.remark === null ? [] : [{ term: copy.remark, value: loan.remark, full: true }]),
          { term: copy.reason, value: reason, full: true },
          ...(proposedBy === null ? [] : [{ term: copy.proposedBy, value: proposedBy }]),
          { term: copy.proposedAt, value: formatDateTime(createdTs), kind: 'date' },
        ]}
      />
      {!mine && (
        <Button block variant="primary" loading={busy} onClick={() => onDecide(true)}>
          {copy.confirm}
        </Button>
      )}
      <Button block disabled={busy} onClick={() => onDecide(false)}>
        {mine ? copy.withdraw : copy.refuse}
      </Button>
    </>
  );
}
