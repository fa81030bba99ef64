import { OrderStatusLabels, type OrderStatus } from '@huiqi/sdk';
import type { StaffOrdersCopy } from './copy.js';

/** Names of statuses for staff: as for applicants, but they are told which banks have not responded. */
export const deskStatusLabels = (
  copy: Pick<StaffOrdersCopy, 'statusNoInfo'>,
): Readonly<Record<OrderStatus, string>> => ({
  ...OrderStatusLabels,
  BANK_NO_INFO: copy.statusNoInfo,
});
