import type { SQL } from 'drizzle-orm';
import type { DemandEvent, StaffDemandDetail } from '@huiqi/sdk';
import { demandClosingErrors, demandTransition, isOpenCase } from '@huiqi/sdk/domain';
import { conflict, existing, invalid } from '../../contract/ApiError.js';
import { findLocked } from '../../db/rowLock.js';
import type { UserCall } from '../../http/context.js';
import { createNotice } from '../notices/createNotice.js';
import { revealNumbers } from '../../securityEvents/revealNumbers.js';
import { readParts } from './readParts.js';
import {
  changeDemand,
  insertReply,
  lockDemand,
  type DemandChange,
} from './demandChangeRepository.js';
import { findDemand } from './repository.js';
import { listAnswering } from './demandFigureRepository.js';
import { withinReachOf } from './demandReachRepository.js';
import { toStaffDetail, type DemandWithNames } from './toDemand.js';

type AnyCall = Pick<UserCall<never>, 'db' | 'user' | 'config' | 'now'>;

async function findWithin({ db }: AnyCall, id: string, scope: SQL | undefined) {
  return existing(await findDemand(db, id, scope));
}

const toResponse = async (call: AnyCall, row: DemandWithNames): Promise<StaffDemandDetail> =>
  toStaffDetail(row, await readParts(call, row.demand), call.now());

/** A demand as shown to the staff who reply to it. */
export const staffDemand = async (call: AnyCall, id: string): Promise<StaffDemandDetail> =>
  toResponse(call, await findWithin(call, id, withinReachOf(call.user)));

export const readDemandContact = (call: UserCall<'readDemandContact'>) =>
  revealNumbers(call, 'DEMAND', async (inside) => {
    const { demand } = await findWithin(inside, call.input.id, withinReachOf(call.user));
    return {
      isOpen: isOpenCase.demand(demand.status),
      numbers: { contactPhone: demand.contactPhone, bankAccount: null },
    };
  });

/** A demand after a change, which may have moved it out of the reach of the caller, who passed it on. */
const changedDemand = async (call: AnyCall, id: string): Promise<StaffDemandDetail> =>
  toResponse(call, await findWithin(call, id, undefined));

/** Locks a demand for a change; throws if it changed since it was shown. */
async function locked(
  call: AnyCall,
  id: string,
  { event, version }: { readonly event: DemandEvent; readonly version: number },
) {
  const scope = withinReachOf(call.user);
  const row = await findLocked(lockDemand, call.db, id, () => findWithin(call, id, scope));
  if (version < row.demand.version) throw conflict('该诉求已有新的处理，请刷新后再操作');
  const step = demandTransition(row.demand.status, event, 'STAFF');
  if (!step) throw conflict();
  return { row, to: step.to };
}

const words = {
  ASSIGN: ['诉求已受理', '已由{department}受理'],
  REPLY: ['诉求有新的答复', '有了{department}的答复，您可以查看并评价'],
  CLOSE: ['诉求已办结', '已办结'],
} as const;

/** Notifies the submitter of a demand; visitors cannot be notified. */
async function tell(
  { db }: AnyCall,
  { demand }: DemandWithNames,
  { event, at, department }: { event: keyof typeof words; at: Date; department: string },
) {
  if (demand.userId === null) return;
  const [title, what] = words[event];
  await createNotice(
    db,
    {
      userId: demand.userId,
      noticeType: 'TRANSACTION',
      title,
      content: `您的诉求“${demand.title}”${what.replace('{department}', department)}`,
      subject: { kind: 'DEMAND', id: demand.id },
    },
    at,
  );
}

const byOf = ({ user, requestId }: Pick<UserCall<never>, 'user' | 'requestId'>) =>
  ({ userId: user.id, requestId }) satisfies Partial<DemandChange>;

export async function assignDemand(call: UserCall<'assignDemand'>): Promise<StaffDemandDetail> {
  const { db, input } = call;
  const { departmentId, remark, version } = input.body;
  const event = 'ASSIGN';
  const { row, to } = await locked(call, input.id, { event, version });
  const department = (await listAnswering(db)).find(({ id }) => id === departmentId);
  if (!department || department.isWithdrawn)
    throw invalid([{ field: 'departmentId', message: '请选择承办部门' }]);
  if (row.demand.departmentId === departmentId) throw conflict(`该诉求已由${department.name}承办`);
  const at = call.now();
  const change = {
    ...byOf(call),
    event,
    to,
    departmentId,
    remark: remark?.trim() || null,
    at,
  } as const;
  await changeDemand(db, input.id, { ...change, set: { departmentId } });
  await tell(call, row, { event, at, department: department.name });
  return changedDemand(call, input.id);
}

export async function replyToDemand(call: UserCall<'replyToDemand'>): Promise<StaffDemandDetail> {
  const { db, input } = call;
  const event = 'REPLY';
  const { row, to } = await locked(call, input.id, { event, version: input.body.version });
  const { departmentId } = row.demand;
  if (departmentId === null) throw conflict();
  const content = input.body.content.trim();
  if ([...content].length < 5)
    throw invalid([{ field: 'content', message: '请填写答复内容，至少5个字' }]);
  const at = call.now();
  await insertReply(db, { demandId: input.id, departmentId, content, createdAt: at });
  const repliedAt = row.demand.repliedAt ?? at;
  const change = { ...byOf(call), event, to, departmentId, remark: null, at } as const;
  await changeDemand(db, input.id, { ...change, set: { repliedAt } });
  await tell(call, row, { event, at, department: row.departmentName ?? '' });
  return changedDemand(call, input.id);
}

export async function closeDemand(call: UserCall<'closeDemand'>): Promise<StaffDemandDetail> {
  const { db, input } = call;
  const { reason, version } = input.body;
  const event = 'CLOSE';
  const { row, to } = await locked(call, input.id, { event, version });
  const errors = demandClosingErrors(row.demand.status, reason);
  if (errors.length > 0) throw invalid(errors);
  const at = call.now();
  const closeReason = reason?.trim() || null;
  const { departmentId } = row.demand;
  const change = { ...byOf(call), event, to, departmentId, remark: closeReason, at } as const;
  await changeDemand(db, input.id, { ...change, set: { closeReason } });
  await tell(call, row, { event, at, department: row.departmentName ?? '' });
  return changedDemand(call, input.id);
}
