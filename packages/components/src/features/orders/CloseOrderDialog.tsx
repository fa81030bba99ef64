import { closeOrder, type OrderSummary } from '@huiqi/sdk';
import { useRef, type RefObject } from 'react';
import { removeDraftsOn } from '../../patterns/useDraft/draftStore.js';
import { useHuiqi } from '../../provider/context.js';
import { describeError } from '../../provider/describeError.js';
import { isConflict } from '../../provider/isConflict.js';
import { useInvalidate } from '../../provider/useInvalidate.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { useOrdersCopy } from './copy.js';
import { closingOf } from './orderNextStep.js';
import { withDetail } from '../../copy/punctuation.js';
import { localized } from '../../provider/copy.js';

export interface CloseOrderDialogProps {
  readonly order: Pick<
    OrderSummary,
    'orderId' | 'orderStatus' | 'parentOrderId' | 'productName' | 'bankName' | 'updatedTs'
  >;
  readonly onClose: () => void;
  /** Receives focus on close: the opener is gone once the order is closed. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
}

/** Confirms deleting a saved application, withdrawing a submitted one or giving up a granted one. */
export function CloseOrderDialog({ order, onClose, fallbackFocus }: CloseOrderDialogProps) {
  const copy = useOrdersCopy();
  const { orderId, orderStatus, productName, bankName, updatedTs } = order;
  const { drafts } = useHuiqi();
  const invalidate = useInvalidate();
  const closing = closingOf(order);
  const isWithdrawn = closing.label === 'withdraw';
  // The opener goes only when the order has been read again.
  const next = useRef<HTMLElement>(null);
  const close = useMutationOf(closeOrder, {
    successMessage: copy[closing.done],
    onSuccess: () => {
      removeDraftsOn(drafts, updatedTs);
      next.current = fallbackFocus.current;
      onClose();
    },
  });
  function leave() {
    // The order has changed since it was shown. Only now: a list may drop its row, and this dialog with it.
    if (isConflict(close.error)) {
      next.current = fallbackFocus.current;
      void invalidate(...closeOrder.spec.invalidates);
    }
    onClose();
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      danger
      title={copy[closing.title]}
      okText={copy[closing.label]}
      cancelText={copy.keep}
      loading={close.busy}
      fallbackFocus={fallbackFocus}
      nextFocus={next}
      // What is deleted as saved must not be withdrawn as submitted; what was granted must be named.
      onOk={() => void close.run({ orderId, body: isWithdrawn ? {} : { orderStatus } })}
    >
      <Stack gap={3}>
        <p>{localized(copy, withDetail)(productName, bankName)}</p>
        <p>{copy[closing.text]}</p>
        <div role="alert">
          {close.error !== null && <ErrorPanel compact {...describeError(close.error)} />}
        </div>
      </Stack>
    </ConfirmDialog>
  );
}
