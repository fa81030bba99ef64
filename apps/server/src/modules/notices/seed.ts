import { OrderStatusLabels } from '@huiqi/sdk/domain';
import type { news, notices } from './table.js';
import type { SampleOrders } from '../orders/seed/makeOrders.js';

type NewNotice = typeof notices.$inferInsert;
type NewNews = typeof news.$inferInsert;

const dayMs = 86_400_000;
const unreadOfNewest = 3;

/** Notices of the first account: one an order, the newest unread, and two announcements. */
export function makeNotices({ orders }: SampleOrders, now: Date): NewNotice[] {
  const mine = orders.filter(
    ({ userId, status }) => userId === '1' && status !== 'SAVE_NOT_SUBMIT',
  );
  const newest = mine.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  const base = { userId: '1', newsType: 'SYSTEM' } as const;
  return [
    ...newest.map((order, turn): NewNotice => ({
      ...base,
      id: `n-${order.id}`,
      content: `您的贷款申请（${order.orderCode}）状态更新为：${OrderStatusLabels[order.status]}`,
      noticeType: 'TRANSACTION',
      status: turn < unreadOfNewest ? 'UNREAD' : 'READ',
      orderId: order.id,
      createdAt: order.updatedAt,
    })),
    ...['平台将于本周日凌晨进行系统维护，届时暂停服务两小时', '普惠贷款贴息政策申报已开始'].map(
      (content, turn): NewNotice => ({
        ...base,
        id: `a-${turn + 1}`,
        content,
        noticeType: turn === 0 ? 'ANNOUNCEMENT' : 'LOAN_INFO',
        status: 'READ',
        createdAt: new Date(now.getTime() - (turn + 5) * dayMs),
      }),
    ),
  ];
}

const headlines = [
  '垫江县启动小微企业融资对接周',
  '纳税信用A级企业可享贷款利率优惠',
  '平台新增三家合作银行',
  '烟草零售商户专属贷款上线',
  '无还本续贷办理指南发布',
  '本月普惠贷款发放突破一亿元',
  '县发改委组织银企对接座谈会',
  '文旅住宿企业贷款支持措施出台',
  '企业授权流程升级，三分钟完成认证',
  '抗疫纾困贷第三批推荐名单公示',
  '防范非法贷款中介风险提示',
  '平台客服热线服务时间调整',
];

export function makeNews(now: Date): NewNews[] {
  return headlines.map((title, turn) => ({
    id: String(turn + 1),
    title,
    content: `${title}。详情请咨询平台客服热线，工作日 09:30-18:30。`,
    createdAt: new Date(now.getTime() - turn * 3 * dayMs - 3_600_000),
  }));
}
