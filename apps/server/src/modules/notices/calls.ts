import { and, eq } from 'drizzle-orm';
import { owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings, first } from '../../callKit/defineThings.js';
import { notices } from '../../schema/notices.js';

/** A notice that no other call touches; deleting it twice succeeds as well. */
const idList = ['n-none'];

export const calls = defineCalls(async ({ ask }) => {
  const { content } = await ask(owner, 'listNotices', {});
  const { id } = first(content, 'notice of the first user');
  return {
    getUnreadNoticeCount: { as: owner, input: {} },
    listNotices: { as: owner, input: {} },
    getNotice: { as: owner, input: { id } },
    markNoticesRead: { as: owner, input: { body: { idList: [] } } },
    deleteNotices: { as: owner, input: { body: { idList } } },
    listAnnouncements: { as: owner, input: {} },
    getAnnouncement: { as: owner, input: { announcementId: 'a-1' } },
    listUnreadTidings: { as: owner, input: {} },
    getUnreadTidingCount: { as: owner, input: {} },
    listTidings: { as: owner, input: {} },
    markTidingsRead: { as: owner, input: { body: { idList } } },
    deleteTidings: { as: owner, input: { body: { idList } } },
  };
});

export const things = defineThings({
  kind: 'notice',
  missing: '00000000-0000-4000-8000-00000000beef',
  make: async (db) => {
    const unread = await db
      .select()
      .from(notices)
      .where(and(eq(notices.userId, '1'), eq(notices.status, 'UNREAD')));
    const { id } = first(unread, 'unread notice of the first user');
    return [{ name: 'a notice', id, reachableBy: ({ userId }) => userId === '1' }];
  },
});
