import { InterestRateTypeLabels, listProducts, type Product } from '@huiqi/sdk';
import { formatPercentRange, formatWanFigure } from '@huiqi/sdk/domain';
import { fillCopy, localized } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { productTarget } from '../../../provider/productLink.js';
import { useScopeInput } from '../../../provider/productScope.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useApplicationsCopy } from '../copy.js';
import type { OtherProduct } from './failureResult.js';
import { withDetail } from '../../../copy/punctuation.js';

export interface OtherProductOptions {
  /** The applied-for product; undefined while unknown. */
  readonly product: Product | undefined;
  readonly productLink: (product: Pick<Product, 'id' | 'name'>) => LinkTarget;
}

/** Another product of the same kind to suggest. */
export function useOtherProduct(options: OtherProductOptions): OtherProduct | undefined {
  const { product, productLink } = options;
  const copy = useApplicationsCopy();
  const scope = useScopeInput();
  const productCategoryId = product?.productCategoryId ?? '';
  const { data } = useOperation(
    listProducts,
    { productCategoryId, index: 1, size: 2, sortOrder: 3, ...scope },
    { enabled: product !== undefined, staleTime: 60_000 },
  );
  const other = data?.content.find(({ id }) => id !== product?.id);
  if (!other) return undefined;
  return {
    ...productTarget(other, productLink(other)),
    name: localized(copy, withDetail)(other.name, other.bankName),
    hint: fillCopy(copy.otherHint, {
      limit: localized(copy, formatWanFigure)(other.maxLoanLimit),
      rateName: localized(copy, InterestRateTypeLabels)[other.interestRateType],
      rate: localized(copy, formatPercentRange)(other.minInterestRate, other.maxInterestRate),
    }),
  };
}
