import type { PartnerPaths } from '@huiqi/components/partners';
import { withQuery } from '../../routes/withQuery.js';
import { staffOrderPaths } from '../staffOrders/paths.js';

const deliveries = '/partnerManage/deliveries';

/** Our addresses of the desk of partners. */
export const partnerPaths: PartnerPaths = {
  partners: (query) => withQuery('/partnerManage', Object.fromEntries(query ?? [])),
  partner: (partnerId) => withQuery('/partnerManage', { partnerId }),
  deliveries: (query) => withQuery(deliveries, Object.fromEntries(query ?? [])),
  delivery: (id) => withQuery(deliveries, { id }),
  order: staffOrderPaths.staffOrder,
};
