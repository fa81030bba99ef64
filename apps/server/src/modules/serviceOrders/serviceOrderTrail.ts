import { serviceOrderEvents, serviceOrders } from '../../schema/serviceOrders.js';
import { defineTrail } from '../../trail/defineTrail.js';

/** The trails of service orders (`service_order_event_hash` of the database). */
export const serviceOrderTrail = defineTrail({
  subject: {
    id: serviceOrders.id,
    status: serviceOrders.status,
    version: serviceOrders.version,
  },
  events: serviceOrderEvents,
  subjectId: 'orderId',
  status: 'status',
  hashed: ['event', 'status', 'userId', 'remark', 'requestId'],
});
