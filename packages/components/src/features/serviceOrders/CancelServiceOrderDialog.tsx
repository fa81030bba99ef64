import { cancelServiceOrder, type ServiceOrder } from '@huiqi/sdk';
import { useRef, type RefObject } from 'react';
import { describeError } from '../../provider/describeError.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { useServiceOrdersCopy } from './copy.js';
import * as css from './serviceOrders.css.js';

export interface CancelServiceOrderDialogProps {
  readonly order: Pick<ServiceOrder, 'id' | 'productName' | 'orgName' | 'orderStatus'>;
  readonly onClose: () => void;
  /** Receives focus on close: the opener is gone once the order is canceled. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Confirms canceling an order, which cannot be undone. */
export function CancelServiceOrderDialog(props: CancelServiceOrderDialogProps) {
  const { order, onClose, fallbackFocus } = props;
  const copy = useServiceOrdersCopy();
  // The opener goes only when the order has been read again.
  const next = useRef<HTMLElement>(null);
  const cancel = useMutationOf(cancelServiceOrder, {
    successMessage: copy.canceled,
    refreshOnConflict: true,
    onSuccess: () => {
      next.current = fallbackFocus?.current ?? null;
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      danger
      title={copy.cancelTitle}
      okText={copy.cancelConfirm}
      cancelText={copy.keep}
      loading={cancel.busy}
      fallbackFocus={fallbackFocus}
      nextFocus={next}
      onOk={() => void cancel.run({ id: order.id })}
    >
      <div className={css.stack}>
        <p>
          {order.productName}（{order.orgName}）
        </p>
        {order.orderStatus === 'ACCEPTED' && <p>{copy.cancelBegun}</p>}
        <p>{copy.cancelText}</p>
        <div role="alert">
          {cancel.error !== null && <ErrorPanel compact {...describeError(cancel.error)} />}
        </div>
      </div>
    </ConfirmDialog>
  );
}
