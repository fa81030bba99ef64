import { OrderStatusLabels, type OrderStatus } from '@huiqi/sdk';
import type { StaffOrdersCopy } from './copy.js';

/** Staff labels of statuses: the applicants', except that staff see which banks have not responded. */
export const deskStatusLabels = (
  copy: Pick<StaffOrdersCopy, 'statusNoInfo'>,
): Readonly<Record<OrderStatus, string>> => ({
  ...OrderStatusLabels,
  BANK_NO_INFO: copy.statusNoInfo,
});
