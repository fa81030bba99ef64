import { and, eq } from 'drizzle-orm';
import { owner } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';
import { defineThings, first } from '../../testing/defineThings.js';
import { notices } from './table.js';

export const calls = defineCalls(() => ({
  getUnreadNoticeCount: { as: owner, input: {} },
  listNotices: { as: owner, input: {} },
  markNoticesRead: { as: owner, input: { body: { idList: [] } } },
}));

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
