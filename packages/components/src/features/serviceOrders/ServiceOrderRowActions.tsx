import type { ServiceOrder } from '@huiqi/sdk';
import { Button } from '../../ui/Button/Button.js';
import { useServiceOrdersCopy } from './copy.js';
import * as css from './serviceOrders.css.js';

export interface ServiceOrderActions {
  readonly onRate: (order: ServiceOrder) => void;
  readonly onCancel: (order: ServiceOrder) => void;
}

export interface ServiceOrderRowActionsProps extends ServiceOrderActions {
  readonly order: ServiceOrder;
}

/** The enterprise's actions on an order in the list, or the action taken. */
export function ServiceOrderRowActions(props: ServiceOrderRowActionsProps) {
  const { order, onRate, onCancel } = props;
  const copy = useServiceOrdersCopy();
  const { productName } = order;
  if (order.mayRate)
    return (
      <Button
        size="small"
        variant="text"
        aria-label={`${copy.rate} ${productName}`}
        onClick={() => onRate(order)}
      >
        {copy.rate}
      </Button>
    );
  if (order.evaluated) return <span className={css.muted}>{copy.rated}</span>;
  if (!order.mayCancel) return null;
  return (
    <Button
      size="small"
      variant="text"
      aria-label={`${copy.cancel} ${productName}`}
      onClick={() => onCancel(order)}
    >
      {copy.cancel}
    </Button>
  );
}
