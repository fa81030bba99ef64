import { useState, type ReactNode, type RefObject } from 'react';
import type { ErrorDescription } from '../DataState/types.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { useToast } from '../../ui/Toast/useToast.js';
import { useCorrectionCopy } from './correctionCopy.js';
import { form } from './Correction.css.js';

/** A correction awaiting confirmation by a second person. */
export interface WaitingCorrection {
  readonly id: string;
  readonly reason: string;
  readonly proposedBy: string | null;
  /** Its proposer can only withdraw it. */
  readonly mine: boolean;
}

export interface CorrectionPanelProps {
  readonly waiting: WaitingCorrection | null;
  /** When it was proposed, as text. */
  readonly proposedAt: string;
  /** The record in words. */
  readonly recorded: string;
  /** The proposed record as text, with its remark. */
  readonly corrected: string;
  readonly remark?: string | null | undefined;
  readonly busy: boolean;
  readonly error: ErrorDescription | null;
  /** Resolves with undefined on failure. */
  readonly onDecide: (confirmed: boolean) => Promise<unknown>;
  /** The button that proposes a correction; omitted if not allowed. */
  readonly correct?: { readonly label: string; readonly onSelect: () => void } | undefined;
  /** Receives the focus of the buttons, which are removed after a decision. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** The dialog that proposes a correction, while open. */
  readonly children?: ReactNode;
}

const outcomeOf = (confirmed: boolean, isMine: boolean) => {
  if (confirmed) return 'confirmed';
  return isMine ? 'withdrawn' : 'refused';
};

/** Corrects a bank's record: one person proposes, another confirms. */
export function CorrectionPanel(props: CorrectionPanelProps) {
  const { waiting, recorded, corrected, remark, busy, error, onDecide, correct } = props;
  const { place, proposedAt, children } = props;
  const copy = useCorrectionCopy();
  const toast = useToast();
  const [toldBy, setToldBy] = useState<string>();
  async function settle({ id, mine }: WaitingCorrection, confirmed: boolean) {
    setToldBy(id);
    if ((await onDecide(confirmed)) === undefined) return;
    toast.success(copy[outcomeOf(confirmed, mine)]);
    place.current?.focus();
  }
  return (
    <div ref={place} tabIndex={-1} className={form}>
      {toldBy === waiting?.id && error && <ErrorPanel compact {...error} />}
      {waiting && (
        <>
          <Banner tone="warning">{waiting.mine ? copy.waitingMine : copy.waiting}</Banner>
          <DescriptionList
            size="small"
            items={[
              { term: copy.recorded, value: recorded, full: true },
              { term: copy.corrected, value: corrected, full: true },
              ...(remark ? [{ term: copy.remark, value: remark, full: true }] : []),
              { term: copy.reason, value: waiting.reason, full: true },
              ...(waiting.proposedBy === null
                ? []
                : [{ term: copy.proposedBy, value: waiting.proposedBy }]),
              { term: copy.proposedAt, value: proposedAt, kind: 'date' },
            ]}
          />
          {!waiting.mine && (
            <Button
              block
              variant="primary"
              loading={busy}
              onClick={() => void settle(waiting, true)}
            >
              {copy.confirm}
            </Button>
          )}
          <Button block disabled={busy} onClick={() => void settle(waiting, false)}>
            {waiting.mine ? copy.withdraw : copy.refuse}
          </Button>
        </>
      )}
      {correct && (
        <Button block onClick={correct.onSelect}>
          {correct.label}
        </Button>
      )}
      {children}
    </div>
  );
}
