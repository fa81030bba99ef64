import type { Handlers } from '../../http/context.js';
import { bindingHandlers } from './bindingHandlers.js';
import { certifyHandlers } from './certifyHandlers.js';
import { listHandlers } from './listHandlers.js';
import { memberHandlers } from './memberHandlers.js';
import { objectionHandlers } from './objectionHandlers.js';
import { registerHandlers } from './registerHandlers.js';
import { verifyHandlers } from './verifyHandlers.js';

export const handlers = {
  ...listHandlers,
  ...bindingHandlers,
  ...certifyHandlers,
  ...verifyHandlers,
  ...registerHandlers,
  ...memberHandlers,
  ...objectionHandlers,
} satisfies Handlers;
