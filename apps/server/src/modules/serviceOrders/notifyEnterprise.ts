import type { ServiceOrderEvent } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { createNotice } from '../notices/createNotice.js';
import { listServiceReviewers } from '../services/serviceReviewerRepository.js';
import { listStaffOf, type OrderRow } from './repository.js';

export interface News {
  readonly event: ServiceOrderEvent;
  readonly remark: string | null;
  readonly at: Date;
  /** Omitted for a new order. */
  readonly before?: string;
}

interface About {
  readonly order: Pick<OrderRow['order'], 'id' | 'userId' | 'orgId' | 'productName'>;
  readonly company: Pick<OrderRow['company'], 'name'>;
  readonly org: Pick<OrderRow['org'], 'name'>;
}

/** Title and the text after the product's name, for the enterprise and for the organisation. */
const toEnterprise: Readonly<Partial<Record<ServiceOrderEvent, readonly [string, string]>>> = {
  SUBMIT: ['服务订单已提交', '已提交，请等待服务机构受理'],
  ACCEPT: ['服务订单已受理', '已由服务机构受理'],
  REFUSE: ['服务订单未被受理', '未被服务机构受理'],
  FINISH: ['服务已完成', '已完成服务，请您评价'],
  CANCEL: ['服务订单已取消', '已被贵企业的其他用户取消'],
};
/** A refusal of what was accepted ends a service that was promised. */
const ended = ['服务已终止', '已被服务机构终止'] as const;

const toStaff: Readonly<Partial<Record<ServiceOrderEvent, readonly [string, string]>>> = {
  SUBMIT: ['新的服务订单', '请及时受理'],
  CANCEL: ['服务订单已取消', '已被企业取消，无需处理'],
  RATE: ['服务订单有新的评价', '已被企业评价'],
};

const reply = (remark: string | null) => (remark === null ? '' : `。回复：${remark}`);

/** Notifies the user who placed an order of a change. */
export async function notifyEnterprise(
  db: Queryable,
  { order, org }: About,
  { event, remark, at, before }: News,
): Promise<void> {
  const words = event === 'REFUSE' && before === 'ACCEPTED' ? ended : toEnterprise[event];
  if (!words) return;
  const [title, sentence] = words;
  await createNotice(
    db,
    {
      userId: order.userId,
      noticeType: 'TRANSACTION',
      title,
      content: `您向${org.name}申请的“${order.productName}”${sentence}${reply(remark)}`,
      subject: { kind: 'SERVICE_ORDER', id: order.id },
    },
    at,
  );
}

/** Tells those who look after an organisation of an order that none of its staff can accept. */
async function reportUnattended(
  db: Queryable,
  { order, company, org }: About,
  at: Date,
): Promise<void> {
  for (const userId of await listServiceReviewers(db, order.orgId))
    await createNotice(
      db,
      {
        userId,
        noticeType: 'TRANSACTION',
        title: '服务订单无人受理',
        content: `${company.name}申请了${org.name}的“${order.productName}”，但该机构没有可用的工作人员账号，请联系机构并为其添加工作人员`,
        subject: null,
      },
      at,
    );
}

/** Notifies all staff of an organisation of a change to one of its orders. */
export async function notifyStaff(
  db: Queryable,
  { order, company, org }: About,
  { event, at }: News,
): Promise<void> {
  const words = toStaff[event];
  if (!words) return;
  const [title, sentence] = words;
  const staff = await listStaffOf(db, order.orgId);
  if (staff.length === 0 && event === 'SUBMIT')
    await reportUnattended(db, { order, company, org }, at);
  for (const userId of staff)
    await createNotice(
      db,
      {
        userId,
        noticeType: 'TRANSACTION',
        title,
        content: `${company.name}申请的“${order.productName}”${sentence}`,
        subject: { kind: 'ORGANISATION_ORDER', id: order.id },
      },
      at,
    );
}
