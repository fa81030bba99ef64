import { withQuery } from '../../routes/withQuery.js';

/** The report of an order; its flag decides which one. */
export const reportPath = (orderId: string): string => withQuery('/creditReport', { orderId });
