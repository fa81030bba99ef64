import { constants } from '@huiqi/sdk/domain';
import type { Handlers } from '../../http/context.js';
import { tokenOf } from '../../http/guard.js';
import { findSession, renewSession } from '../session/sessions.js';
import { countNotices, listUserNotices, markRead } from './repository.js';

const renewAfterMs = constants.tokenRefreshMinutes * 60_000;

export const noticeHandlers = {
  getUnreadNoticeCount: async ({ db, user, request, reply, now }) => {
    const token = tokenOf(request);
    const session = token === null ? null : await findSession(db, token, now());
    if (token !== null && session?.state === 'valid') {
      const age = now().getTime() - session.createdAt.getTime();
      if (age >= renewAfterMs)
        reply.header('X-Access-Token', await renewSession(db, token, user.id, now()));
    }
    return { count: await countNotices(db, user.id, { noticeStatus: 'UNREAD' }) };
  },

  listNotices: async ({ db, user, input }) => {
    const { index = 1, size = constants.pageSizes.notices, ...filters } = input;
    const content = await listUserNotices(db, user.id, { index, size, ...filters });
    return { content, page: { index, size, total: await countNotices(db, user.id, filters) } };
  },

  markNoticesRead: async ({ db, user, input }) => {
    await markRead(db, user.id, input.body.idList);
    return null;
  },
} satisfies Handlers;
