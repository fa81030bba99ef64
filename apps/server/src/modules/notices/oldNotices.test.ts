import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { notices } from '../../schema/notices.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { deleteOldNotices } from './oldNoticesRepository.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const limit = new Date('2001-01-01T00:00:00.000Z');
const notice = (
  id: string,
  createdAt: string,
  more: Partial<typeof notices.$inferInsert> = {},
) => ({
  id,
  userId: null,
  content: '通知',
  newsType: 'SYSTEM' as const,
  noticeType: 'ANNOUNCEMENT' as const,
  status: 'UNREAD' as const,
  createdAt: new Date(createdAt),
  ...more,
});

test('old personal notices and ended announcements are deleted; what is newer or still shown stays', async () => {
  const old = '2000-01-01T00:00:00.000Z';
  await testApp.db
    .insert(notices)
    .values([
      notice('personal', old, { userId: '1' }),
      notice('newer', '2001-01-02T00:00:00.000Z', { userId: '1' }),
      notice('shown', old),
      notice('withdrawn', old, { withdrawnAt: new Date(old) }),
      notice('ended', old, { endsOn: '2000-02-01' }),
      notice('ends later', old, { endsOn: '2001-02-01' }),
    ]);
  const others = await testApp.db.$count(notices);
  await deleteOldNotices(testApp.db, limit);
  expect(await testApp.db.$count(notices)).toBe(others - 3);
  for (const id of ['newer', 'shown', 'ends later'])
    expect(await testApp.db.$count(notices, eq(notices.id, id)), id).toBe(1);
});
