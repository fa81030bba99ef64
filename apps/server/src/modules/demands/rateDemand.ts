import { mayRateDemand } from '@huiqi/sdk/domain';
import { ApiError, conflict, existing, forbidden } from '../../contract/ApiError.js';
import { findLocked } from '../../db/rowLock.js';
import type { UserCall } from '../../http/context.js';
import { changeDemand, lockDemand } from './demandChangeRepository.js';
import { findDemand, visibleTo } from './repository.js';

/** Rates the handling of a demand, once per submitter. */
export async function rateDemand(call: UserCall<'rateDemand'>): Promise<null> {
  const { db, user, input, requestId } = call;
  const { demandId: id, serviceSatisfaction, solveSpeed, content } = input.body;
  const { demand } = await findLocked(lockDemand, db, id, async () => {
    const seen = existing(await findDemand(db, id, visibleTo(user.id), user.id));
    if (!seen.mine) throw forbidden();
    return seen;
  });
  const { status, repliedAt, ratedAt } = demand;
  if (ratedAt !== null) throw new ApiError('796107');
  const repliedTs = repliedAt?.toISOString() ?? null;
  if (!mayRateDemand({ status, repliedTs, isRated: false })) throw conflict('部门答复后才能评价');
  const at = call.now();
  const rating = content.trim();
  await changeDemand(db, id, {
    event: 'RATE',
    to: 'CLOSED',
    userId: user.id,
    requestId,
    departmentId: null,
    remark: rating || null,
    at,
    set: { serviceSatisfaction, solveSpeed, rating, ratedAt: at },
  });
  return null;
}
