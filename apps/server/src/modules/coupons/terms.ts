import { constants } from '@huiqi/sdk/domain';
import { conflict } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { plainDecimal } from '../../text/decimals.js';
import type { CompanyRow } from '../companies/repository.js';
import { findOpenBatch, findOwnDiscount } from './ticketRepository.js';
import type { ticketBatches } from '../../schema/tickets.js';

/** Terms on which a company can apply today. */
export interface Terms {
  readonly batch: typeof ticketBatches.$inferSelect;
  readonly discountRate: string;
}

const { scfProvince } = constants.ticketLookupRegion;

/** The open batch and the company's discount in it; refuses companies from other places (spec 2 §9). */
export async function termsOf(db: Queryable, company: CompanyRow, today: string): Promise<Terms> {
  if (company.provinceCode !== scfProvince) throw conflict('惠企券仅限重庆市注册的企业申领');
  const batch = await findOpenBatch(db, today);
  if (!batch) throw conflict('当前没有开放申领的惠企券批次，请留意公告');
  const own = await findOwnDiscount(db, batch.id, company.id);
  return { batch, discountRate: plainDecimal(own ?? batch.discountRate) };
}
