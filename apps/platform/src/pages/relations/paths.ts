import type { RelationPaths } from '@huiqi/components/relations';
import { withQuery } from '../../routes/withQuery.js';
import { staffOrderPaths } from '../staffOrders/paths.js';

/** Addresses that the relation network links to (spec 1 §2). */
export const relationPaths: RelationPaths = {
  network: (query) => withQuery('/admin/correlationMap/network', Object.fromEntries(query ?? [])),
  order: staffOrderPaths.staffOrder,
  ordersOf: (nsrsbh) => staffOrderPaths.staffOrders(new URLSearchParams({ nsrsbh })),
};
