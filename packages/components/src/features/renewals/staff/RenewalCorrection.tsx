import { decideRenewalCorrection, proposeRenewalCorrection, type StaffRenewal } from '@huiqi/sdk';
import { describeRenewal, formatDateTime } from '@huiqi/sdk/domain';
import { useRef, useState } from 'react';
import { CorrectionPanel } from '../../../patterns/StaffDesk/CorrectionPanel.js';
import { useCorrectionCopy } from '../../../patterns/StaffDesk/correctionCopy.js';
import { describeError } from '../../../provider/describeError.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { AnswerDialog } from './AnswerDialog.js';
import { grantedOf } from './renewalAnswer.js';
import { useStaffRenewalsCopy } from './copy.js';

export interface RenewalCorrectionProps {
  readonly renewal: StaffRenewal;
}

/** Corrects what a renewal was granted, or voids the decision. */
export function RenewalCorrection({ renewal }: RenewalCorrectionProps) {
  const copy = useCorrectionCopy();
  const own = useStaffRenewalsCopy();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { id, correction: waiting, renewOrderAuditResponse: audit } = renewal;
  const propose = useMutationOf(proposeRenewalCorrection, {
    successMessage: copy.proposed,
    refreshOnConflict: true,
    onSuccess: () => setOpen(false),
  });
  const decide = useMutationOf(decideRenewalCorrection, {
    successMessage: false,
    refreshOnConflict: true,
  });
  const granted = grantedOf(audit);
  const correct = () => {
    propose.reset();
    setOpen(true);
  };
  return (
    <CorrectionPanel
      place={place}
      waiting={waiting}
      proposedAt={formatDateTime(waiting?.createdTs)}
      recorded={granted ? describeRenewal(granted) : own.refusal}
      corrected={waiting?.figures ? describeRenewal(waiting.figures) : own.voided}
      remark={waiting?.figures?.remark}
      busy={decide.busy}
      error={decide.error ? describeError(decide.error) : null}
      onDecide={(confirmed) =>
        decide.run({ id, body: { correctionId: waiting?.id ?? '', confirmed } })
      }
      correct={renewal.correctable ? { label: own.correct, onSelect: correct } : undefined}
    >
      {isOpen && (
        <AnswerDialog
          renewal={renewal}
          kind="correct"
          busy={propose.busy}
          error={propose.error}
          fieldErrors={propose.fieldErrors}
          fallbackFocus={place}
          onCorrect={(body) => void propose.run({ id, body })}
          onClose={() => setOpen(false)}
        />
      )}
    </CorrectionPanel>
  );
}
