import type { Handlers } from '../../http/context.js';
import './fileReader.js';
import { readHandlers } from './readHandlers.js';
import { reviewHandlers } from './reviewHandlers.js';
import { saveHandlers } from './saveHandlers.js';
import { submit } from './submit.js';

export const handlers = {
  ...readHandlers,
  ...saveHandlers,
  ...reviewHandlers,
  submitPolicyApplication: submit,
} satisfies Handlers;
