import type { orders } from '../../schema/orders.js';
import { invalid } from '../../contract/ApiError.js';
import type { Call } from '../../http/context.js';

const form = /^[\w.:-]{1,64}$/;
const header = 'X-Partner-Reference';

type Columns = Partial<Pick<typeof orders.$inferInsert, 'partnerId' | 'partnerReference'>>;

/**
 * The partner through which an application is made, with the reference of its page. Nothing on our own pages: a saved
 * application continued there still belongs to the partner.
 */
export function partnerColumns({
  partner,
  request,
}: Pick<Call<never>, 'partner' | 'request'>): Columns {
  if (partner === null) return {};
  const given = request.headers[header.toLowerCase()];
  if (given === undefined || given === '') return { partnerId: partner.id };
  if (typeof given !== 'string' || !form.test(given))
    throw invalid([{ field: header, message: '仅支持 64 位以内的字母、数字和 _ . : -' }]);
  return { partnerId: partner.id, partnerReference: given };
}
