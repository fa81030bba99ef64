import { ApiError, invalid } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { epidemicReviews } from './epidemicReviews.js';
import { isEpidemic } from './isEpidemic.js';
import { readDetail } from './readDetail.js';
import { findOrder, ownedBy } from './repository.js';

/** Epidemic-relief loans (spec 1 §7 Orders). */
export const epidemicHandlers = {
  getEpidemicLoan: async (call) => {
    const { db, user, input } = call;
    const row = await findOrder(db, input.id, ownedBy(user));
    if (!row) throw new ApiError('100404', { message: '订单不存在' });
    if (!isEpidemic(row)) throw invalid([{ field: 'id', message: '该申请不是抗疫贷' }]);
    const detail = await readDetail(call, row);
    return { ...detail, ...epidemicReviews(detail.timeline) };
  },
} satisfies Handlers;
