import type { Handlers } from '../../http/context.js';
import { deskHandlers } from './deskHandlers.js';
import { orderHandlers } from './orderHandlers.js';
import { publicHandlers } from './publicHandlers.js';
import { reviewHandlers } from './reviewHandlers.js';
import {
  saveOrganisation,
  saveOrganisationProduct,
  shelveOrganisationProduct,
} from './submitOrganisation.js';

export const handlers = {
  ...publicHandlers,
  ...deskHandlers,
  ...orderHandlers,
  ...reviewHandlers,
  saveOrganisation,
  saveOrganisationProduct,
  shelveOrganisationProduct,
} satisfies Handlers;
