import type { StaffOrderPaths } from '@huiqi/components/staffOrders';
import { withQuery } from '../../routes/withQuery.js';
import { reportPath } from '../reports/reportPath.js';

/** Addresses of the staff desk (spec 1 §2). */
export const staffOrderPaths: StaffOrderPaths = {
  staffOrders: (query) => withQuery('/applicationManage', Object.fromEntries(query ?? [])),
  staffOrder: (orderId) => withQuery('/applicationManage', { orderId }),
  report: reportPath,
  staffOrderTrail: (orderId) => withQuery('/applicationManage/trail', { orderId }),
};
