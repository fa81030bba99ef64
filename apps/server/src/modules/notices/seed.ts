import { OrderStatusLabels } from '@huiqi/sdk/domain';
import { defineSeed } from '../../seed/defineSeed.js';
import { seed as orders } from '../orders/seed.js';
import { notices } from './table.js';

type NewNotice = typeof notices.$inferInsert;

const dayMs = 86_400_000;
const unreadOfNewest = 3;
const recipient = { userId: '1', newsType: 'SYSTEM' } as const;
const announcements = [
  '平台将于本周日凌晨进行系统维护，届时暂停服务两小时',
  '普惠贷款贴息政策申报已开始',
];

/** Notices of the first account: one per order, the newest unread, and two announcements. */
export const seed = defineSeed({
  after: { orders },
  tables: [notices],
  make: ({ day }, earlier): NewNotice[] => {
    const submitted = earlier.orders.orders
      .filter(({ userId, status }) => userId === recipient.userId && status !== 'SAVE_NOT_SUBMIT')
      .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
    return [
      ...submitted.map((order, turn): NewNotice => ({
        ...recipient,
        id: `n-${order.id}`,
        content: `您的贷款申请（${order.orderCode}）状态更新为：${OrderStatusLabels[order.status]}`,
        noticeType: 'TRANSACTION',
        status: turn < unreadOfNewest ? 'UNREAD' : 'READ',
        orderId: order.id,
        createdAt: order.updatedAt,
      })),
      ...announcements.map((content, turn): NewNotice => ({
        ...recipient,
        id: `a-${turn + 1}`,
        content,
        noticeType: turn === 0 ? 'ANNOUNCEMENT' : 'LOAN_INFO',
        status: 'READ',
        createdAt: new Date(day.getTime() - (turn + 5) * dayMs),
      })),
    ];
  },
  rows: (sample) => [sample],
});
