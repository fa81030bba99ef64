import type { OrderDetail } from '@huiqi/sdk';

/** The order fields that decide whether there is a report. */
export type ReportedOrder = Pick<OrderDetail, 'orderId' | 'creditCode' | 'orderStatus'>;

/** Persons have no report, and before submission no data may be read. */
export const hasReport = ({ creditCode, orderStatus }: ReportedOrder): boolean =>
  creditCode !== null && orderStatus !== 'SAVE_NOT_SUBMIT';
