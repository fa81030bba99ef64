import type { ReactNode, RefObject } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { ErrorSummary, type FieldMessage } from '../../ui/ErrorSummary/ErrorSummary.js';
import { Stack } from '../../ui/Stack/Stack.js';
import type { ErrorDescription } from '../DataState/types.js';
import { useDeskQueueCopy } from './deskQueueCopy.js';
import type { DeskQueue } from './deskQueueTypes.js';
import { OpinionBox } from './OpinionBox.js';
import type { OpinionPhrases } from './phraseTypes.js';

export interface DecisionDialogProps {
  readonly title: string;
  /** The record in one line: company, amount, term and product. */
  readonly subject?: string | undefined;
  /** The verb on the button: 通过申请. */
  readonly confirm: string;
  /** A refusal. */
  readonly danger?: boolean | undefined;
  readonly busy: boolean;
  readonly problem: ErrorDescription | null;
  /** False once the record has changed so that the decision is impossible: the dialog can only be closed. */
  readonly isPossible?: boolean | undefined;
  /** Loads the record after a conflicting change, and closes the dialog. */
  readonly onReload?: (() => void) | undefined;
  /** What is wrong with the fields; `attempt` counts the tries to send. */
  readonly wrong?: readonly FieldMessage[] | undefined;
  readonly attempt?: number | undefined;
  /** The record's queue, whose next step gets the focus after a decision. */
  readonly queue?: DeskQueue | undefined;
  /** Phrases for the opinion. Defaults to those of the queue. */
  readonly phrases?: OpinionPhrases | undefined;
  /** Receives focus on close if the opener is gone. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  /** Also called for Ctrl+Enter. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog of every decision on a desk: its fields, what is wrong, conflicts, and Ctrl+Enter. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, subject, confirm, danger = false, busy, problem, isPossible = true } = props;
  const { onReload, wrong = [], attempt, queue, fallbackFocus, onConfirm, onClose } = props;
  const { phrases = queue?.phrases } = props;
  const copy = useDeskQueueCopy();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={subject}
      nextFocus={queue?.nextStep}
      fallbackFocus={fallbackFocus}
      onSend={isPossible ? onConfirm : undefined}
      footer={
        isPossible ? (
          <>
            <Button onClick={onClose}>{copy.cancel}</Button>
            <Button
              variant={danger ? 'danger' : 'primary'}
              loading={busy}
              aria-keyshortcuts="Control+Enter"
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {copy.close}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {problem && <ErrorPanel compact {...problem} />}
        {onReload && (
          <Button variant="text" onClick={onReload}>
            {copy.reload}
          </Button>
        )}
        {wrong.length > 0 && <ErrorSummary key={attempt} errors={wrong} />}
        <OpinionBox phrases={isPossible ? phrases : undefined} onSend={onConfirm}>
          {props.children}
        </OpinionBox>
      </Stack>
    </Dialog>
  );
}
