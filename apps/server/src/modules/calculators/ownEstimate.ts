import { existing } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { findBound, findEstimate, type BoundCompany, type Estimate } from './repository.js';

export interface OwnEstimate {
  readonly estimate: Estimate;
  readonly bound: ReadonlyMap<string, BoundCompany>;
}

/**
 * An estimate with its companies. It shows tax figures, so it is undefined once one of the companies no longer belongs
 * to the user or lost its authorisation.
 */
export async function withCompanies(
  db: Queryable,
  estimate: Estimate,
): Promise<OwnEstimate | undefined> {
  const ids = estimate.estimated.map(({ companyId }) => companyId);
  const bound = await findBound(db, estimate.userId, ids);
  return ids.every((id) => bound.get(id)?.authorized) ? { estimate, bound } : undefined;
}

/** Finds an estimate of the user; throws 100404 if none may be shown. */
export async function ownEstimate(db: Queryable, userId: string, id: string): Promise<OwnEstimate> {
  const estimate = await findEstimate(db, userId, id);
  return existing(estimate && (await withCompanies(db, estimate)));
}
