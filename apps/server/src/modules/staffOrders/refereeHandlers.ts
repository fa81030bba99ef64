import { conflict, existing, invalid, notFound } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { recordEvent } from '../orders/recordEvent.js';
import { attachFiles } from '../uploads/attachFiles.js';
import { fileAddress } from '../uploads/fileAddress.js';
import { checkPicture } from './checkPicture.js';
import { lockedOrder, reachableOrder } from './reachableOrder.js';
import { listRefereeChanges, storeRefereeChange } from './handlingRepository.js';
import {
  findDevelopUser,
  listDevelopUsers,
  listMechanisms,
  mechanismExists,
} from './recommenderRepository.js';
import { refereeChangeFiles } from './refereeChangeFiles.js';
import { staffMover } from './staffMover.js';

/** How the trail and the records name the recommender of an order without one. */
const nobody = '系统分配';

async function changeReferee(call: UserCall<'changeReferee'>): Promise<null> {
  const { db, user, requestId } = call;
  const { orderId, userId, modifiedAgo, modifiedAfter, picUrl, reason } = call.input.body;
  const { order } = await lockedOrder(db, user, orderId);
  const referee = existing(await findDevelopUser(db, userId));
  if (modifiedAfter !== referee.name)
    throw invalid([{ field: 'modifiedAfter', message: '推荐人姓名与所选人员不一致' }]);
  const before = order.refereeId === null ? undefined : await findDevelopUser(db, order.refereeId);
  const beforeName = before?.name ?? nobody;
  if (modifiedAgo !== undefined && modifiedAgo !== beforeName)
    throw conflict(`推荐人已由其他人员修改为“${beforeName}”，请核对后重试`);
  if (before?.id === referee.id) throw conflict(`该申请的推荐人已是“${referee.name}”`);
  await checkPicture(db, user.id, picUrl);
  const at = call.now();
  const id = await storeRefereeChange(db, {
    orderId,
    refereeId: referee.id,
    previousRefereeId: before?.id ?? null,
    picture: picUrl,
    reason: reason.trim(),
    operatorId: user.id,
    createdAt: at,
  });
  const use = { kind: refereeChangeFiles, refId: String(id), field: 'picUrl' };
  await attachFiles(db, { ...use, userId: user.id, keys: [picUrl] }, at);
  await recordEvent(db, orderId, {
    event: 'REFEREE_CHANGE',
    mover: staffMover(user),
    userId: user.id,
    remark: `推荐人由“${beforeName}”改为“${referee.name}”：${reason.trim()}`,
    requestId,
    at,
  });
  return null;
}

export const refereeHandlers = {
  listMechanisms: ({ db, input }) => listMechanisms(db, input.cityCode),

  listDevelopUsers: async ({ db, input: { mechanismId, keyword = '' } }) => {
    if (!(await mechanismExists(db, mechanismId))) throw notFound();
    return listDevelopUsers(db, mechanismId, keyword);
  },

  changeReferee,

  listRefereeRecords: async ({ db, user, config, input }) => {
    await reachableOrder(db, user, input.orderId);
    return listRefereeChanges(db, input.orderId, (key) => fileAddress(config, key) ?? key);
  },
} satisfies Handlers;
