import type { OrderStatus } from '@huiqi/sdk';
import { deskStatusLabels } from '@huiqi/sdk/domain';
import { Tag } from '../../ui/Tag/Tag.js';
import { orderTone } from '../orders/orderTone.js';

/** The staff label of an order's status. */
export function DeskStatusTag({ status }: { readonly status: OrderStatus }) {
  const tone = status === 'BANK_NO_INFO' ? 'warning' : orderTone[status];
  return <Tag tone={tone}>{deskStatusLabels[status]}</Tag>;
}
