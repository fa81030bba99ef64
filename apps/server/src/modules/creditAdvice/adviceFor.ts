import type { CreditAdviceBasis } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { plainDecimal } from '../../text/decimals.js';
import type { ProductRow } from '../products/toProduct.js';
import { matchProduct, type MatchedProduct } from './matchProduct.js';
import type { Trade } from './tradeCondition.js';
import type { AdviceResult } from '../../schema/creditAdvices.js';
import type { products } from '../../schema/products.js';

/** Maximum length of an advice's lists (`maxItems` of the contract). */
export const most = 50;

/** The product fields that an advice reads. */
interface AdvisedProduct {
  readonly product: MatchedProduct &
    Pick<
      ProductRow['product'],
      'id' | 'name' | 'minInterestRate' | 'maxInterestRate' | 'interestRateType'
    > &
    // The sample's products leave out what they do not have.
    Pick<typeof products.$inferInsert, 'productAudit' | 'sfPlatformUrl'>;
  readonly bank: Pick<ProductRow['bank'], 'name' | 'logoUrl'>;
  readonly category: Pick<ProductRow['category'], 'id'>;
}

const named = ({ product, bank }: AdvisedProduct) => ({
  productId: product.id,
  productName: product.name,
  bankName: bank.name,
  logoImgUrl: bank.logoUrl,
  productAudit: product.productAudit ?? null,
  sfPlatformUrl: product.sfPlatformUrl ?? null,
});

/** The advice for a company: suitable products best first, then unsuitable ones closest first. */
export function adviceFor(
  basis: CreditAdviceBasis,
  rows: readonly AdvisedProduct[],
  trade: Trade,
): AdviceResult {
  // Companies cannot apply for products for persons.
  const offered = rows.filter(({ category }) => category.id !== constants.personCategoryId);
  const compared = offered.map((row) => ({ row, match: matchProduct(basis, row.product, trade) }));
  const fitting = compared
    .filter(({ match }) => match.unmet.length === 0)
    .toSorted(
      (a, b) => b.match.degree - a.match.degree || b.match.adviceLimit - a.match.adviceLimit,
    );
  const others = compared
    .filter(({ match }) => match.unmet.length > 0)
    .toSorted((a, b) => a.match.unmet.length - b.match.unmet.length);
  const limits = fitting.map(({ match }) => match.adviceLimit);
  return {
    adviceLimit: limits.length > 0 ? String(Math.max(...limits)) : null,
    basis,
    matchList: fitting.slice(0, most).map(({ row, match }) => ({
      ...named(row),
      matchDegree: match.degree,
      adviceLimit: String(match.adviceLimit),
      minInterestRate: plainDecimal(row.product.minInterestRate),
      maxInterestRate: plainDecimal(row.product.maxInterestRate),
      interestRateType: row.product.interestRateType,
      reasons: [...match.met],
    })),
    unmatchedList: others
      .slice(0, most)
      .map(({ row, match }) => ({ ...named(row), reasons: [...match.unmet] })),
  };
}
