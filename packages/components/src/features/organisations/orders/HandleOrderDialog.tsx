import { isHuiqiError, type OrganisationOrderDetail } from '@huiqi/sdk';
import { needsServiceReply, serviceHandlingErrors } from '@huiqi/sdk/domain';
import { useId, useState } from 'react';
import { DecisionDialog } from '../../../patterns/StaffDesk/DecisionDialog.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import { describeError } from '../../../provider/describeError.js';
import { useKeptDraft } from '../../../provider/useKeptDraft.js';
import { TextareaField } from '../../../ui/Textarea/TextareaField.js';
import { useOrganisationsCopy } from '../copy.js';
import { handlingTexts, type OrderHandling } from './orderHandling.js';

export interface HandleOrderDialogProps {
  /** As it was shown when the dialog was opened; the input is kept for it when the session ends. */
  readonly order: Pick<OrganisationOrderDetail, 'id' | 'status'>;
  readonly handling: OrderHandling;
  readonly busy: boolean;
  readonly error: unknown;
  /** Server errors by field. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly onHandle: (text: string) => void;
  /** Reloads the order after a conflicting change. */
  readonly onReload: () => void;
  readonly onClose: () => void;
  readonly queue?: DeskQueue | undefined;
}

/** Accepts, refuses, ends or finishes an order, with a text for the company. */
export function HandleOrderDialog(props: HandleOrderDialogProps) {
  const { order, handling, busy, error, fieldErrors } = props;
  const { onHandle, onReload, onClose, queue } = props;
  const copy = useOrganisationsCopy();
  const id = useId();
  const [{ text }, setDraft, keep] = useKeptDraft(`service-order-${order.id}-${handling}`, {
    text: '',
  });
  const [own, setOwn] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const { title, label, hint } = handlingTexts(order.status, copy)[handling];
  function reload() {
    keep();
    onReload();
  }
  function submit() {
    const reply = text.trim();
    const [wrong] = serviceHandlingErrors({ status: handling, handling: reply });
    setOwn(wrong?.message);
    setAttempt((count) => count + 1);
    if (!wrong && !busy) onHandle(reply);
  }
  return (
    <DecisionDialog
      {...{ title, busy, attempt, queue, onClose }}
      confirm={title}
      danger={handling === 'REFUSED'}
      problem={error === null ? null : describeError(error)}
      onReload={isHuiqiError(error, '100409') ? reload : undefined}
      wrong={own ? [{ fieldId: `${id}-text`, label, message: own }] : []}
      onConfirm={submit}
    >
      <TextareaField
        id={`${id}-text`}
        label={label}
        required={needsServiceReply(handling)}
        hint={hint}
        error={own ?? fieldErrors['handling']}
        rows={4}
        maxLength={1000}
        value={text}
        onValueChange={(text) => {
          setDraft({ text });
          setOwn(undefined);
        }}
      />
    </DecisionDialog>
  );
}
