import type { StaffOrderPaths } from '@huiqi/components/staffOrders';
import { withQuery } from '../../routes/withQuery.js';

const deskPaths = {
  ORDER: '/applicationManage',
  RENEWAL: '/renewalManage',
  POLICY: '/policyManage',
  COUPON: '/couponManage',
  SERVICE: '/serviceManage',
};

/** Addresses of the staff desk (spec 1 §2). */
export const staffOrderPaths: StaffOrderPaths = {
  staffOrders: (query) => withQuery('/applicationManage', Object.fromEntries(query ?? [])),
  staffOrder: (orderId) => withQuery('/applicationManage', { orderId }),
  desk: (desk) => deskPaths[desk],
  report: (orderId) => withQuery('/applicationManage/report', { orderId }),
  staffOrderTrail: (orderId) => withQuery('/applicationManage/trail', { orderId }),
};
