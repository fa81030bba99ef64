import type { ProductDetail } from '@huiqi/sdk';
import { useEffect, useState } from 'react';
import type { LinkTarget } from '../../provider/screen.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import type * as Calculator from '../calculators/CalculatorPanel.js';
import { useProductDetailCopy } from './detailCopy.js';

type Panel = typeof Calculator.CalculatorPanel;

export interface ProductCostProps {
  readonly product: ProductDetail;
  /** The whole repayment plan, if the region offers it. */
  readonly plan?: LinkTarget | undefined;
  /** The measured loan limit, if the region offers it. */
  readonly limit?: LinkTarget | undefined;
}

/** What a loan costs a month, calculated on the page; its code comes after the product. */
export function ProductCost({ product, plan, limit }: ProductCostProps) {
  const copy = useProductDetailCopy();
  const [loaded, setLoaded] = useState<{ readonly Panel: Panel | null }>();
  useEffect(() => {
    // Where it cannot be loaded, the rest of the page stands.
    import('../calculators/CalculatorPanel.js').then(
      ({ CalculatorPanel }) => setLoaded({ Panel: CalculatorPanel }),
      () => setLoaded({ Panel: null }),
    );
  }, []);
  if (!loaded) return <Skeleton preset="form" rows={2} />;
  if (!loaded.Panel) return <p>{copy.costFailed}</p>;
  return <loaded.Panel product={product} plan={plan} limit={limit} />;
}
