import { screenLink, useLaterName, type ScreenProps } from '../../provider/screen.js';
import { useProductsCopy } from './copy.js';
import type { ProductPaths } from './paths.js';
import { ProductDetail } from './detail/ProductDetail.js';
import { productListLinks } from './list/productListLinks.js';

export type ProductDetailScreenProps = ScreenProps<ProductPaths>;

/** One product; `productId` is in the path. */
export function ProductDetailScreen(props: ProductDetailScreenProps) {
  const { params, paths, navigate, hrefFor, backTo, onLogin, onName } = props;
  const { certify, productsIn, category, plan, loanLimit } = paths;
  const copy = useProductsCopy();
  const productId = params['productId'] ?? '';
  const setName = useLaterName(onName);
  return (
    <ProductDetail
      key={productId}
      productId={productId}
      back={{ label: copy.listTitle, ...screenLink(props, backTo(paths.products())) }}
      // Whether the market consists of this product.
      isOnly={paths.products() === paths.product({ id: productId })}
      onProduct={(product) => setName(product.name)}
      onLogin={onLogin}
      proposed={props.prefill?.company}
      onApply={(entry) => navigate(paths.apply(entry))}
      productsIn={productsIn && ((key) => ({ href: hrefFor(productsIn(key)) }))}
      linkTo={(product) => screenLink(props, paths.product(product))}
      category={category && ((id) => screenLink(props, category(id)))}
      plan={plan && ((id) => screenLink(props, plan(id)))}
      loanLimit={loanLimit && screenLink(props, loanLimit())}
      compare={productListLinks(props).compare}
      onCertify={certify && ((entry) => navigate(certify(entry)))}
    />
  );
}
