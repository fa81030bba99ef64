import { OrderStatusLabels, type OrderStatus } from '@huiqi/sdk';
import { Tag } from '../../ui/Tag/Tag.js';
import { orderTone } from './orderTone.js';

export interface OrderStatusTagProps {
  readonly status: OrderStatus;
}

/** The status of an order, as text and colour. */
export function OrderStatusTag({ status }: OrderStatusTagProps) {
  return <Tag tone={orderTone[status]}>{OrderStatusLabels[status]}</Tag>;
}
