import { ApiError } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { Services } from '../../http/context.js';
import type { CompanyRow } from '../companies/repository.js';
import { servesPlace } from '../companies/region.js';
import { listOnShelf } from '../products/repository.js';
import { adviceFor } from './adviceFor.js';
import { basisOf } from './basisOf.js';
import { findBegun, finishAdvice } from './repository.js';
import type { AdviceResult } from '../../schema/creditAdvices.js';

const unknown = '税务部门暂无该企业的纳税与经营数据';
const notAuthorised = '企业尚未授权，请先完成授权';
const failed = '生成融资建议失败，请稍后刷新重试';

type Generation = Pick<Services, 'now' | 'registry'> & { readonly db: Queryable };
type Outcome = { readonly result: AdviceResult } | { readonly reason: string };

async function compute(services: Generation, company: CompanyRow): Promise<Outcome> {
  const { db, registry, now } = services;
  const [registered, figures] = await Promise.all([
    registry.findByCreditCode(company.creditCode),
    registry.findFigures(company.creditCode),
  ]);
  if (!registered || !figures) return { reason: unknown };
  const rows = await listOnShelf(db);
  const offered = rows.filter(({ product }) => servesPlace(product.regionCodes, company));
  return { result: adviceFor(basisOf(registered, figures, now()), offered, registered) };
}

/** Generates the requested advice unless it is finished; any failure ends it with a reason for the user. */
export async function generateAdvice(services: Generation, id: string): Promise<void> {
  const { db, now } = services;
  const begun = await findBegun(db, id);
  if (!begun) return;
  // The user may have lost the company since requesting the advice.
  if (!begun.isAuthorised) return finishAdvice(db, id, { reason: notAuthorised }, now());
  try {
    await finishAdvice(db, id, await compute(services, begun.company), now());
  } catch (error) {
    const reason = error instanceof ApiError ? error.userMessage : failed;
    await finishAdvice(db, id, { reason }, now());
    if (!(error instanceof ApiError)) throw error;
  }
}
