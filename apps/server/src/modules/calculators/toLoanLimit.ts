import type { LoanLimit, LoanLimitCompany } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { contributionOf } from './contributionOf.js';
import { fittingProducts } from './fittingProducts.js';
import type { BoundCompany, Estimate } from './repository.js';

const sum = (companies: readonly LoanLimitCompany[], end: 'minLoanLimit' | 'maxLoanLimit') =>
  companies.reduce((all, company) => all + company[end], 0);

/** An estimate in the shape of the contract; its companies must all be bound. */
export async function toLoanLimit(
  db: Queryable,
  estimate: Estimate,
  bound: ReadonlyMap<string, BoundCompany>,
): Promise<LoanLimit> {
  const { id, companyId, estimated, wantedMin, wantedMax, updatedAt } = estimate;
  const companyList = estimated.flatMap((one): LoanLimitCompany[] => {
    const company = bound.get(one.companyId)?.company;
    if (!company) return [];
    const named = { id: company.id, qymc: company.name, nsrsbh: company.creditCode };
    return [{ ...named, ...contributionOf(one.figures) }];
  });
  return {
    id,
    relatedId: companyId,
    minLoanLimit: sum(companyList, 'minLoanLimit'),
    maxLoanLimit: sum(companyList, 'maxLoanLimit'),
    wantedMin,
    wantedMax,
    companyList,
    productCount: (await fittingProducts(db, estimate, bound)).length,
    updatedTs: updatedAt.toISOString(),
  };
}
