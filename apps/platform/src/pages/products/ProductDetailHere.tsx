import {
  ProductDetailScreen,
  type ProductDetailScreenProps,
} from '@huiqi/components/products/ProductDetailScreen';
import { useMemo } from 'react';
import { useSite } from '../../boot/SiteContext.js';
import { calculatorPaths } from '../calculators/paths.js';

/** A product with the calculators that the region offers beside its loans (spec 1 §9 Counter switches). */
export function ProductDetailHere(props: ProductDetailScreenProps) {
  const { counterLimitFinancing, counterRepaymentFinancing } = useSite().config;
  const { paths } = props;
  const here = useMemo(
    () => ({
      ...paths,
      plan: counterRepaymentFinancing ? calculatorPaths.productCalculator : undefined,
      loanLimit: counterLimitFinancing ? calculatorPaths.loanLimit : undefined,
    }),
    [paths, counterLimitFinancing, counterRepaymentFinancing],
  );
  return <ProductDetailScreen {...props} paths={here} />;
}
