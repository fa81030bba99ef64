import type { Handlers } from '../../http/context.js';
import { deskHandlers } from './deskHandlers.js';
import { orderHandlers } from './orderHandlers.js';
import { publicHandlers } from './publicHandlers.js';
import { reviewHandlers } from './review.js';
import { saveOrganisation, saveOrganisationProduct, shelveOrganisationProduct } from './submit.js';

export const handlers = {
  ...publicHandlers,
  ...deskHandlers,
  ...orderHandlers,
  ...reviewHandlers,
  saveOrganisation,
  saveOrganisationProduct,
  shelveOrganisationProduct,
} satisfies Handlers;
