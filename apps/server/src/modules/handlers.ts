import { operationMeta } from '@huiqi/sdk/contract';
import { mergeHandlers } from '../contract/parity.js';
import type { Handlers } from '../http/context.js';
import { handlersByTag } from './index.generated.js';

/** Handlers of every domain. */
export const handlers: Handlers = mergeHandlers<Handlers>(operationMeta, handlersByTag);
