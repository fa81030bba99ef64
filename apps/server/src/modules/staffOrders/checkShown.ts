import type { OrderEvent } from '@huiqi/sdk';
import { formatDateTime, OrderActorLabels } from '@huiqi/sdk/domain';
import { conflict } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import type { OrderRow } from '../orders/toOrder.js';
import { isColleague } from '../orders/isColleague.js';
import { readMovesSince, type TrailEntry } from './orderTrailRepository.js';

/** The verb phrase after a name and a time; events without a phrase read as changes of the order. */
const words: Readonly<Partial<Record<OrderEvent, string>>> = {
  GRANT: '已通过该申请',
  REJECT: '已拒绝该申请',
  REVIEW_PASS: '已审核通过该申请',
  REVIEW_REJECT: '已审核拒绝该申请',
  DISBURSE: '已录入该申请的放款',
  CLOSE: '已关闭该申请',
  NO_ANSWER: '已将该申请标为等待银行反馈',
  EXPIRE: '已使该申请的授信失效',
};

/** 13:02 on the same day in China, otherwise with the date. */
function timeOf(at: Date, now: Date): string {
  const whole = formatDateTime(at.toISOString());
  const today = formatDateTime(now.toISOString()).slice(0, 10);
  return whole.startsWith(today) ? whole.slice(11) : whole;
}

function describe({ event, user }: TrailEntry, viewer: CurrentUser, now: Date): string {
  const who = isColleague(viewer, user) ? user?.name : undefined;
  return `${who ?? OrderActorLabels[event.actor]}于 ${timeOf(event.createdAt, now)} ${words[event.event] ?? '已更新该申请'}`;
}

/** Refuses to change a locked order if it changed since the version shown; the message says who did what when. */
export async function checkShown(
  { db, user, now }: Pick<UserCall<never>, 'db' | 'user' | 'now'>,
  { order }: OrderRow,
  shown: number | undefined,
): Promise<void> {
  if (shown === undefined || shown >= order.version) return;
  const last = (await readMovesSince(db, order.id, shown)).at(-1);
  if (last) throw conflict(describe(last, user, now()));
}
