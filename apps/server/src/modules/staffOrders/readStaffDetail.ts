import type { StaffOrderDetail } from '@huiqi/sdk';
import { isOpenCase } from '@huiqi/sdk/domain';
import type { UserCall } from '../../http/context.js';
import { ApiError } from '../../contract/ApiError.js';
import { readDetail } from '../orders/readDetail.js';
import type { OrderRow } from '../orders/toOrder.js';
import { loanLimitsOf } from '../orders/loanLimitsOf.js';
import { handlesOrder } from './handlesOrder.js';
import { toCorrection } from '../orders/corrections.js';
import { findOpenCorrection } from '../orders/correctionRepository.js';
import { withFacts } from './orderFactRepository.js';

/** An order in full, as a staff member sees it. */
export async function readStaffDetail(
  call: Pick<UserCall<never>, 'db' | 'config' | 'user'>,
  row: OrderRow,
): Promise<StaffOrderDetail> {
  const [found] = await withFacts(call.db, call.user, [row]);
  if (!found) throw new ApiError('100404', { message: '订单不存在' });
  const open =
    row.order.loan === null
      ? undefined
      : await findOpenCorrection(call.db, { orderId: row.order.id });
  const detail = await readDetail(call, row);
  return {
    contactReadable: handlesOrder(call.user, row.order) && isOpenCase.order(row.order.status),
    loanLimits: loanLimitsOf(row),
    loanCorrectable: call.user.role === 'FINANCIER' && row.order.loan !== null && !open,
    loanCorrection: open ? { ...toCorrection(call.user, open), loan: open.correction.loan } : null,
    // Last, as V8 adds fields to a spread object far slower than it spreads one into these.
    ...found.facts,
    ...detail,
  };
}
