import { mayRateServiceOrder, serviceRatingErrors } from '@huiqi/sdk/domain';
import { ApiError, conflict, invalid } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import { maskCompanyName } from '../../text/maskCompanyName.js';
import { lockedOrder, moveOrder } from './moveOrder.js';
import { ownedBy } from './repository.js';
import { insertEvaluation } from './evaluationRepository.js';
import { countRating } from './offerRepository.js';

/** Rates a finished order, once; stores rating, averages, trail and notice together or not at all. */
export async function rateServiceOrder(call: UserCall<'rateServiceOrder'>): Promise<null> {
  const { db, user, input } = call;
  const errors = serviceRatingErrors(input.body);
  if (errors.length > 0) throw invalid(errors);
  const row = await lockedOrder(db, input.id, ownedBy(user.id));
  const { id, productId, orgId, productName, status: orderStatus } = row.order;
  if (row.evaluation) throw new ApiError('796107');
  if (!mayRateServiceOrder({ orderStatus, evaluated: false })) throw conflict('服务完成后才能评价');
  const { score } = input.body;
  const content = input.body.content.trim();
  const createdAt = await moveOrder(call, row, {
    event: 'RATE',
    by: 'ENTERPRISE',
    remark: content || null,
  });
  const companyName = maskCompanyName(row.company.name);
  const evaluation = { orderId: id, productId, orgId, companyName, productName, score, content };
  // The product before the public version, which the evaluation increments: orders lock them in this order.
  await countRating(db, productId, score);
  if (!(await insertEvaluation(db, { ...evaluation, createdAt }))) throw new ApiError('796107');
  return null;
}
