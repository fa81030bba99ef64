import { formatDate } from '@huiqi/sdk/domain';
import type { Handlers } from '../../http/context.js';
import { detailHandlers } from './detailHandlers.js';
import { listHandlers } from './listHandlers.js';
import { recordHandlers } from './recordHandlers.js';
import { recommendHandlers } from './recommendHandlers.js';
import { findFavourites } from './favouriteRepository.js';

export const handlers = {
  ...detailHandlers,
  ...listHandlers,
  ...recordHandlers,
  ...recommendHandlers,

  listFavouritePolicies: ({ db, input, user, now }) =>
    findFavourites(db, input, { userId: user.id, today: formatDate(now()) }),
} satisfies Handlers;
