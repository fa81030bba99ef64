import type { Ticket } from '@huiqi/sdk';
import { formatDate, ticketStatusOn } from '@huiqi/sdk/domain';
import { conflict, existing } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import { findActingCompany } from '../companies/actingCompany.js';
import { createNotice } from '../notices/createNotice.js';
import { addEvent, changeApplication, lockApplication } from './repository.js';
import { findTicket, spendTicket } from './ticketRepository.js';
import { toTicket } from './toTicket.js';

/** Uses a ticket once; stores use, trail and notice together or not at all. */
export async function use({
  db,
  user,
  input,
  now,
  requestId,
}: UserCall<'redeemTicket'>): Promise<Ticket> {
  const at = now();
  const today = formatDate(at);
  const found = existing(await findTicket(db, input.id, user.id));
  if (!(await findActingCompany(db, user.id, found.creditCode)))
    throw conflict('您已不再是该企业的使用人，不能使用该企业的惠企券');
  const { applicationId } = found;
  await lockApplication(db, applicationId);
  const spent = await spendTicket(db, input.id, today);
  if (!spent) {
    const isExpired = ticketStatusOn(found, today) === 'EXPIRED';
    throw conflict(isExpired ? '该惠企券已过期，不能使用' : '该惠企券已使用，不能重复使用');
  }
  const version = await changeApplication(db, applicationId, {});
  const by = { userId: user.id, requestId, createdAt: at };
  await addEvent(db, { applicationId, version, event: 'USE', auditState: 'PASSED', ...by });
  await createNotice(
    db,
    {
      userId: user.id,
      noticeType: 'TRANSACTION',
      title: '惠企券已使用',
      content: `${spent.companyName}的惠企券（${spent.amount}元）已于${today}使用`,
      subject: { kind: 'COUPON', id: applicationId },
    },
    at,
  );
  return toTicket(spent, today);
}
