import { openOrderStatuses } from '@huiqi/sdk/domain';
import { Suspense, useState } from 'react';
import type { OrderStatus } from '@huiqi/sdk';
import { Button } from '../../../ui/Button/Button.js';
import type { HandledOrder } from './handledOrder.js';
import { useHandlingCopy } from './copy.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

const AssignDialog = lazyPart(async () => ({
  default: (await import('./AssignDialog.js')).AssignDialog,
}));

export interface AssignActionProps {
  readonly order: HandledOrder & { readonly orderStatus: OrderStatus };
}

/** Row action of the desk: assigns the order to somebody. Closed orders have none. */
export function AssignAction({ order }: AssignActionProps) {
  const copy = useHandlingCopy();
  const [isOpen, setOpen] = useState(false);
  if (!openOrderStatuses.includes(order.orderStatus)) return null;
  return (
    <>
      <Button variant="text" size="small" onClick={() => setOpen(true)}>
        {copy.assignTo}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <AssignDialog order={order} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
