import type { LoanLimit, LoanLimitCompany } from '@huiqi/sdk';
import type { ScopedCall } from '../products/visibleProduct.js';
import { contributionOf } from './contributionOf.js';
import { fittingProducts } from './fittingProducts.js';
import type { BoundCompany, Estimate } from './repository.js';

const sum = (companies: readonly LoanLimitCompany[], end: 'minLoanLimit' | 'maxLoanLimit') =>
  companies.reduce((all, company) => all + company[end], 0);

/** An estimate in the shape of the contract; its companies must all be bound. */
export async function toLoanLimit(
  call: ScopedCall,
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
    productCount: (await fittingProducts(call, estimate, bound)).length,
    updatedTs: updatedAt.toISOString(),
  };
}
