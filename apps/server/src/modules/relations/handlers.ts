import type { Handlers } from '../../http/context.js';
import { readNetwork } from './readNetwork.js';

export const handlers = {
  getRelationNetwork: ({ db, user, input }) => readNetwork(db, user, input),
} satisfies Handlers;
