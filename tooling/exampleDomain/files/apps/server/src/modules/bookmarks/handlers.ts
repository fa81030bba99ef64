import { notFound } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { deleteBookmark, listUserBookmarks } from './repository.js';

export const handlers = {
  listBookmarks: ({ db, user, input }) => listUserBookmarks(db, user.id, input),

  removeBookmark: async ({ db, user, input }) => {
    if (!(await deleteBookmark(db, user.id, input.id))) throw notFound();
    return null;
  },
} satisfies Handlers;
