import type { OrderDetail } from '@huiqi/sdk';

/** What of an order says whether its company has a report. */
export type ReportedOrder = Pick<OrderDetail, 'orderId' | 'creditCode' | 'orderStatus'>;

/** Persons have no report, and who has not submitted has let nobody read any data. */
export const hasReport = ({ creditCode, orderStatus }: ReportedOrder): boolean =>
  creditCode !== null && orderStatus !== 'SAVE_NOT_SUBMIT';
