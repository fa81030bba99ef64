import { readOrderContact } from '@huiqi/sdk';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { OrderContactView, type ContactOrder } from './OrderContactView.js';

/**
 * Contact data of an order, masked until its officer asks. The numbers live in this component alone: they are in no
 * cache, and gone when it is left.
 */
export function OrderContact({ order }: { readonly order: ContactOrder & { orderId: string } }) {
  const read = useMutationOf(readOrderContact, { successMessage: false });
  const { orderId } = order;
  return (
    <OrderContactView
      order={order}
      numbers={read.data}
      busy={read.busy}
      error={read.error}
      onShow={() => void read.run({ id: orderId })}
      onHide={read.reset}
    />
  );
}
