import type { Handlers } from '../http/context.js';
import { applicationHandlers } from './order/applications/handlers.js';
import { homeHandlers } from './order/home/handlers.js';
import { orderHandlers } from './order/orders/handlers.js';
import { staffOrderHandlers } from './order/staffOrders/handlers.js';
import { productHandlers } from './product/products/handlers.js';
import { areaHandlers } from './user/areas/handlers.js';
import { companyHandlers } from './user/companies/handlers.js';
import { noticeHandlers } from './user/notices/handlers.js';
import { sessionHandlers } from './user/session/handlers.js';

export const handlers: Handlers = {
  ...sessionHandlers,
  ...areaHandlers,
  ...companyHandlers,
  ...noticeHandlers,
  ...productHandlers,
  ...applicationHandlers,
  ...orderHandlers,
  ...staffOrderHandlers,
  ...homeHandlers,
};
