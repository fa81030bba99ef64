import type { ReportPaths } from '@huiqi/components/reports';
import { withQuery } from '../../routes/withQuery.js';

/** Addresses around a report (spec 1 §2). */
export const reportPaths: ReportPaths = {
  order: (orderId) => withQuery('/loanDetail', { orderId }),
  staffOrder: (orderId) => withQuery('/applicationManage', { orderId }),
  authorisation: (orderId) => withQuery('/product/auth', { orderId }),
};
