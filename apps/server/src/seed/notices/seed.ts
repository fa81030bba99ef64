import { OrderStatusLabels } from '@huiqi/sdk/domain';
import { defineSeed } from '../defineSeed.js';
import { seed as orders } from '../orders/seed.js';
import { sampleAccounts } from '../session/sampleAccounts.js';
import { sampleAnnouncements } from './announcements.js';
import { ownerTexts, welcome, type PersonalText } from './personalTexts.js';
import { htmlOf } from '../../text/htmlOf.js';
import { noticeReceipts, notices } from '../../schema/notices.js';

type NewNotice = typeof notices.$inferInsert;
type NewReceipt = typeof noticeReceipts.$inferInsert;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const owner = '1';
const system = { newsType: 'SYSTEM', status: 'UNREAD' } as const;
const newest = { orders: 3, announcements: 2, texts: 1 };
const statusOf = (turn: number, unread: number) => (turn < unread ? 'UNREAD' : 'READ');

const announcementsOf = (day: Date): NewNotice[] =>
  sampleAnnouncements.map(({ title, content, regionCodes = [] }, turn) => ({
    ...system,
    title,
    content,
    html: htmlOf(content),
    regionCodes: [...regionCodes],
    id: `a-${turn + 1}`,
    userId: null,
    noticeType: 'ANNOUNCEMENT',
    createdAt: new Date(day.getTime() - turn * 9 * dayMs - 15 * hourMs),
  }));

const personal = (text: PersonalText, userId: string, turn: number, day: Date): NewNotice => ({
  ...system,
  ...text,
  id: `p-${userId}-${turn + 1}`,
  userId,
  status: statusOf(turn, newest.texts),
  createdAt: new Date(day.getTime() - (turn * 6 + 1) * dayMs - 14 * hourMs),
});

/**
 * Announcements to everyone; for the first account a notice per order and other topics, the newest unread; a welcome
 * for the other accounts.
 */
export const seed = defineSeed({
  after: { orders },
  tables: [notices, noticeReceipts],
  make: ({ day }, earlier) => {
    const submitted = earlier.orders.orders
      .filter(({ userId, status }) => userId === owner && status !== 'SAVE_NOT_SUBMIT')
      .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
    const announcements = announcementsOf(day);
    const rows: NewNotice[] = [
      ...announcements,
      ...submitted.map((order, turn): NewNotice => ({
        ...system,
        id: `n-${order.id}`,
        userId: owner,
        title: `申请进度：${OrderStatusLabels[order.status]}`,
        content: `您的贷款申请（${order.orderCode}）状态更新为：${OrderStatusLabels[order.status]}`,
        noticeType: 'TRANSACTION',
        status: statusOf(turn, newest.orders),
        subjectKind: 'ORDER',
        subjectId: order.id,
        createdAt: order.updatedAt,
      })),
      ...ownerTexts.map((text, turn) => personal(text, owner, turn, day)),
      ...sampleAccounts
        .filter(({ id }) => id !== owner)
        .map(({ id }) => personal(welcome, id, 0, day)),
    ];
    const receipts: NewReceipt[] = announcements.slice(newest.announcements).map((one) => ({
      userId: owner,
      noticeId: one.id,
      readAt: new Date(one.createdAt.getTime() + hourMs),
    }));
    return { rows, receipts };
  },
  rows: ({ rows, receipts }) => [rows, receipts],
});
