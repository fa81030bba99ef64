import type { ScreenProps } from '../../../provider/screen.js';
import type { ProductPaths } from '../paths.js';
import type { ProductListProps } from './ProductList.js';

type Links = Pick<ProductListProps, 'hrefForProduct' | 'onOpenProduct' | 'compare'>;

/** The links of a product list. */
export function productListLinks(
  props: Pick<
    ScreenProps<Pick<ProductPaths, 'product' | 'compare'>>,
    'paths' | 'hrefFor' | 'navigate'
  >,
): Links {
  const { paths, hrefFor, navigate } = props;
  const { product, compare } = paths;
  return {
    hrefForProduct: (one) => hrefFor(product(one)),
    onOpenProduct: (one) => navigate(product(one)),
    compare: compare && {
      hrefForCompare: (ids) => hrefFor(compare(ids)),
      onCompare: (ids) => navigate(compare(ids)),
    },
  };
}
