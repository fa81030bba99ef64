import type { Handlers } from '../../http/context.js';
import { listNews } from './repository.js';

export const homeHandlers = {
  listLatestNews: ({ db }) => listNews(db),
} satisfies Handlers;
