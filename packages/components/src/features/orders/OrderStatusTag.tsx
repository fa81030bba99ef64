import { OrderStatusLabels, type OrderStatus } from '@huiqi/sdk';
import { Tag } from '../../ui/Tag/Tag.js';
import { useOrdersCopy } from './copy.js';
import { orderTone } from './orderTone.js';
import { localized } from '../../provider/copy.js';

export interface OrderStatusTagProps {
  readonly status: OrderStatus;
}

/** The status of an order, as text and colour. */
export function OrderStatusTag({ status }: OrderStatusTagProps) {
  const copy = useOrdersCopy();
  return <Tag tone={orderTone[status]}>{localized(copy, OrderStatusLabels)[status]}</Tag>;
}
