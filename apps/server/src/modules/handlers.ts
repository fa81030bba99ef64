import type { Handlers } from '../http/context.js';
import { applicationHandlers } from './applications/handlers.js';
import { homeHandlers } from './home/handlers.js';
import { orderHandlers } from './orders/handlers.js';
import { staffOrderHandlers } from './staffOrders/handlers.js';
import { productHandlers } from './products/handlers.js';
import { areaHandlers } from './areas/handlers.js';
import { companyHandlers } from './companies/handlers.js';
import { noticeHandlers } from './notices/handlers.js';
import { sessionHandlers } from './session/handlers.js';

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
