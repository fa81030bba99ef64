import type { LoanLimitProduct } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { servesPlace } from '../companies/region.js';
import { basisOf } from '../creditAdvice/basisOf.js';
import { matchProduct, type ProductMatch } from '../creditAdvice/matchProduct.js';
import { isInScope, productScope } from '../products/productScope.js';
import { listOnShelf } from '../products/repository.js';
import type { ScopedCall } from '../products/visibleProduct.js';
import { toProduct, type ProductRow } from '../products/toProduct.js';
import type { BoundCompany, Estimate } from './repository.js';

/** Maximum number of reasons in a list of the contract. */
const maxReasons = 10;

interface Fit {
  readonly name: string;
  readonly match: ProductMatch;
}

function isWanted({ product }: ProductRow, { wantedMax }: Estimate): boolean {
  return (
    product.categoryId !== constants.personCategoryId &&
    (wantedMax === null || product.minLoanLimit <= wantedMax)
  );
}

/** How the product suits the companies of the estimate that it suits, best first. */
function fitsOf(
  row: ProductRow,
  { estimated, updatedAt }: Estimate,
  bound: ReadonlyMap<string, BoundCompany>,
): Fit[] {
  return estimated
    .flatMap((one): Fit[] => {
      const company = bound.get(one.companyId)?.company;
      if (!company || !one.figures || !servesPlace(row.product.regionCodes, company)) return [];
      const trade = { name: company.name, industry: one.industry };
      const match = matchProduct(basisOf(one, one.figures, updatedAt), row.product, trade);
      return match.unmet.length > 0 ? [] : [{ name: company.name, match }];
    })
    .toSorted((a, b) => b.match.adviceLimit - a.match.adviceLimit);
}

function toItem(row: ProductRow, fits: readonly Fit[], several: boolean): LoanLimitProduct {
  const sum = fits.reduce((all, { match }) => all + match.adviceLimit, 0);
  const reasons = fits.flatMap(({ name, match }) =>
    several ? [`${name}：${match.met.join('，')}`] : match.met,
  );
  return {
    ...toProduct(row),
    adviceLimit: String(Math.min(sum, row.product.maxLoanLimit)),
    reasons: reasons.slice(0, maxReasons),
  };
}

/**
 * Products that suit at least one company of an estimate and lend the requested amount, highest limit first. Products
 * for persons and withdrawn ones suit none.
 */
export async function fittingProducts(
  { db, partner }: ScopedCall,
  estimate: Estimate,
  bound: ReadonlyMap<string, BoundCompany>,
): Promise<LoanLimitProduct[]> {
  const several = estimate.estimated.length > 1;
  const rows = await listOnShelf(db);
  const scope = productScope(partner);
  return rows
    .filter(({ product }) => isInScope(scope, product))
    .filter((row) => isWanted(row, estimate))
    .map((row) => ({ row, fits: fitsOf(row, estimate, bound) }))
    .filter(({ fits }) => fits.length > 0)
    .map(({ row, fits }) => toItem(row, fits, several))
    .filter(({ adviceLimit }) => Number(adviceLimit) >= (estimate.wantedMin ?? 0))
    .toSorted((a, b) => Number(b.adviceLimit) - Number(a.adviceLimit) || a.id.localeCompare(b.id));
}
