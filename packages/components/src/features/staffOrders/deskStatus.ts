import { OrderStatusLabels, type OrderStatus } from '@huiqi/sdk';
import type { StaffOrdersCopy } from './copy.js';

/** Names of statuses for staff: the two that applicants read as 申请中 say what the bank has to do. */
export const deskStatusLabels = (
  copy: Pick<StaffOrdersCopy, 'statusAtBank' | 'statusNoInfo'>,
): Readonly<Record<OrderStatus, string>> => ({
  ...OrderStatusLabels,
  ACCEPT_SUCCESS: copy.statusAtBank,
  BANK_NO_INFO: copy.statusNoInfo,
});
