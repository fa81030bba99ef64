import type { Handlers } from '../../http/context.js';
import { countUnread, listUserNotices, markRead } from './repository.js';

export const handlers = {
  getUnreadNoticeCount: async ({ db, user }) => ({ count: await countUnread(db, user.id) }),

  listNotices: ({ db, user, input }) => listUserNotices(db, user.id, input),

  markNoticesRead: async ({ db, user, input }) => {
    await markRead(db, user.id, input.body.idList);
    return null;
  },
} satisfies Handlers;
