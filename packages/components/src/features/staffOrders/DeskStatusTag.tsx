import type { OrderStatus } from '@huiqi/sdk';
import { Tag } from '../../ui/Tag/Tag.js';
import { orderTone } from '../orders/orderTone.js';
import { useStaffOrdersCopy } from './copy.js';
import { deskStatusLabels } from './deskStatus.js';

/** The staff label of an order's status. */
export function DeskStatusTag({ status }: { readonly status: OrderStatus }) {
  const copy = useStaffOrdersCopy();
  const tone = status === 'BANK_NO_INFO' ? 'warning' : orderTone[status];
  return <Tag tone={tone}>{deskStatusLabels(copy)[status]}</Tag>;
}
