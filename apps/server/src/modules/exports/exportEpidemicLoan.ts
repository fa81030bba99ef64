import { or } from 'drizzle-orm';
import { ApiError, invalid } from '../../contract/ApiError.js';
import type { UserCall, ServedFile } from '../../http/context.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { holds } from '../../security/holds.js';
import { isEpidemic } from '../orders/isEpidemic.js';
import { readDetail } from '../orders/readDetail.js';
import { findOrder, ownedBy } from '../orders/repository.js';
import { staffScope } from '../orders/staffScope.js';
import { epidemicForm, formColumns } from './epidemicForm.js';
import { serveSheet } from './serveSheet.js';

const title = '抗疫贷申请表';
const staff: ReadonlySet<string> = new Set(['FINANCIER', 'OPERATOR', 'ADMIN']);

/** The applicant's own orders, and those visible to a staff member. */
const readable = (user: CurrentUser) =>
  or(
    ownedBy(user),
    staff.has(user.role) && holds(user, 'ADMIN_ORDERS') ? staffScope(user) : undefined,
  );

/** The form of an epidemic-relief loan as a workbook. */
export async function exportEpidemicLoan(
  call: UserCall<'exportEpidemicLoan'>,
): Promise<ServedFile> {
  const { db, user, input } = call;
  const row = await findOrder(db, input.id, readable(user));
  if (!row) throw new ApiError('100404', { message: '订单不存在' });
  if (!isEpidemic(row)) throw invalid([{ field: 'id', message: '该申请不是抗疫贷' }]);
  if (row.order.submittedAt === null) throw invalid([{ field: 'id', message: '该申请尚未提交' }]);
  const detail = await readDetail(call, row);
  return serveSheet(user.id, { title, columns: formColumns, rows: epidemicForm(detail) });
}
