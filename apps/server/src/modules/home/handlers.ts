import type { Handlers } from '../../http/context.js';
import { listNews } from './repository.js';

export const handlers = {
  listLatestNews: ({ db }) => listNews(db),
} satisfies Handlers;
