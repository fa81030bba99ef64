import type { BindingObjection } from '@huiqi/sdk';
import { BindingObjectionStateLabels, objectionDecisionErrors } from '@huiqi/sdk/domain';
import { conflict, existing, invalid } from '../../contract/ApiError.js';
import { findLocked } from '../../db/rowLock.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { maskPhone } from '../../text/mask.js';
import { createNotice } from '../notices/createNotice.js';
import { closeSavedOf } from '../orders/closeSaved.js';
import { describePerson } from './maskedPerson.js';
import { findTaxNumber } from './repository.js';
import { lockBindings, unbind } from './bindingRepository.js';
import {
  decideObjection,
  findObjection,
  listObjections,
  lockObjection,
  type ObjectionRow,
} from './objectionRepository.js';

const toObjection = ({
  objection,
  company,
  member,
  objector,
  decidedBy,
  binding,
}: ObjectionRow): BindingObjection => ({
  id: objection.id,
  companyName: company.name,
  nsrsbh: company.creditCode,
  memberName: member.name,
  memberPhone: maskPhone(member.phone),
  memberAuthorized: binding?.authorized ?? false,
  memberBoundTs: binding?.boundAt.toISOString() ?? null,
  objectorName: objector.name,
  objectorPhone: maskPhone(objector.phone),
  reason: objection.reason,
  state: objection.outcome ?? 'WAITING',
  createdTs: objection.createdAt.toISOString(),
  decidedTs: objection.decidedAt?.toISOString() ?? null,
  decidedBy,
  remark: objection.remark,
});

type Decide = UserCall<'decideBindingObjection'>;

async function reachable({ db, user, input }: Decide): Promise<ObjectionRow> {
  return existing(await findObjection(db, user, input.id));
}

/**
 * Takes the company from the user. Orders in progress stay with the user who made them; saved applications are closed,
 * because they would keep the company's other users from applying.
 */
async function end(call: Decide, { objection, company }: ObjectionRow): Promise<void> {
  const { db } = call;
  const { memberId, companyId } = objection;
  if ((await findTaxNumber(db, memberId)) === company.creditCode)
    throw invalid([{ field: 'outcome', message: '该企业是税号登录用户的本企业，不能解除关联' }]);
  await closeSavedOf(call, memberId, [companyId]);
  await unbind(db, memberId, [companyId]);
}

/** Notifies both sides of the decision. */
async function notifyBoth(call: Decide, { objection, company, member }: ObjectionRow, at: Date) {
  const { outcome, remark = '' } = call.input.body;
  const isEnded = outcome === 'ENDED';
  const reason = remark.trim() === '' ? '' : `处理说明：${remark.trim()}`;
  const subject = { kind: 'COMPANY', id: company.id } as const;
  const tell = (userId: string, title: string, text: string) =>
    createNotice(
      call.db,
      { userId, noticeType: 'OTHER', title, content: `${text}。${reason}`, subject },
      at,
    );
  const who = describePerson(member);
  await tell(
    objection.userId,
    isEnded ? '异议已受理，关联已解除' : '异议已处理，关联维持',
    isEnded
      ? `您对用户${who}使用企业“${company.name}”的异议已处理，该用户与企业的关联已解除`
      : `您对用户${who}使用企业“${company.name}”的异议已处理，该用户与企业的关联维持不变`,
  );
  await tell(
    objection.memberId,
    isEnded ? '企业关联已解除' : '企业关联维持不变',
    isEnded
      ? `您与企业“${company.name}”的关联因异议已由工作人员解除；如需继续使用，请重新完成企业认证`
      : `企业“${company.name}”的其他使用人对您提出的异议已处理，您与企业的关联维持不变`,
  );
}

/** Objections as seen and decided by staff of the company's region. */
export const objectionHandlers = {
  listBindingObjections: ({ db, user, input }) => listObjections(db, user, input, toObjection),

  decideBindingObjection: async (call) => {
    const { db, user, input, now } = call;
    const row = await findLocked(lockObjection, db, input.id, () => reachable(call));
    const { outcome: decided, memberId, companyId } = row.objection;
    if (decided) throw conflict(`该异议已处理：${BindingObjectionStateLabels[decided]}`);
    const errors = objectionDecisionErrors(input.body);
    if (errors.length > 0) throw invalid(errors);
    const { outcome, remark = '' } = input.body;
    const [bound] = await lockBindings(db, memberId, [companyId]);
    if (outcome === 'ENDED') await end(call, row);
    else if (!bound) throw conflict('该用户已自行解绑企业，不能维持关联');
    const at = now();
    const decision = { outcome, decidedBy: user.id, decidedAt: at, remark: remark.trim() || null };
    await decideObjection(db, input.id, decision);
    await notifyBoth(call, row, at);
    return toObjection(await reachable(call));
  },
} satisfies Handlers;
