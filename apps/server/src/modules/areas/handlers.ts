import { notFound } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { listChildren, listRegions, readAreaConfig, readAreaTree } from './repository.js';

export const handlers = {
  getCurrentArea: async ({ db }) => {
    const [first] = await listRegions(db);
    if (!first) throw notFound();
    return first;
  },

  listHomePageAreas: ({ db }) => listRegions(db),

  listSubAreas: ({ db, input }) => listChildren(db, input.id),

  getAreaConfig: async ({ db, input }) => {
    const config = await readAreaConfig(db, input);
    if (!config) throw notFound();
    return config;
  },

  listAreaTree: ({ db }) => readAreaTree(db),
} satisfies Handlers;
