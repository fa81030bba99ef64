import type { OrderStatus } from '@huiqi/sdk';
import { openOrderStatuses } from '@huiqi/sdk/domain';
import { Suspense, useState } from 'react';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { Button } from '../../../ui/Button/Button.js';
import type { HandledOrder } from './handledOrder.js';
import { useHandlingCopy } from './copy.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

const AssignDialog = lazyPart(async () => ({
  default: (await import('./AssignDialog.js')).AssignDialog,
}));
const RefereeDialog = lazyPart(async () => ({
  default: (await import('./RefereeDialog.js')).RefereeDialog,
}));

export interface OrderHandlingProps {
  readonly order: HandledOrder & { readonly orderStatus: OrderStatus };
}

/** Assigns an order to somebody else, and (for the platform) changes its recommender. */
export function OrderHandling({ order }: OrderHandlingProps) {
  const copy = useHandlingCopy();
  const [dialog, setDialog] = useState<'assign' | 'referee' | null>(null);
  const role = useCurrentUser().data?.roleType;
  const close = () => setDialog(null);
  return (
    <>
      {openOrderStatuses.includes(order.orderStatus) && (
        <Button block onClick={() => setDialog('assign')}>
          {copy.assign}
        </Button>
      )}
      {(role === 'OPERATOR' || role === 'ADMIN') && (
        <Button block onClick={() => setDialog('referee')}>
          {copy.referee}
        </Button>
      )}
      <Suspense fallback={null}>
        {dialog === 'assign' && <AssignDialog order={order} onClose={close} />}
        {dialog === 'referee' && <RefereeDialog order={order} onClose={close} />}
      </Suspense>
    </>
  );
}
