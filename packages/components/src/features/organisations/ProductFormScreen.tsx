import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { backToTab } from './backToTab.js';
import { useOrganisationsCopy } from './copy.js';
import type { OrganisationDeskPaths } from './paths.js';
import { ProductForm } from './products/ProductForm.js';

export type ProductFormScreenProps = ScreenProps<Pick<OrganisationDeskPaths, 'desk' | 'product'>>;

/** The form of a product; `id` is in the path, except for a new one. */
export function ProductFormScreen(props: ProductFormScreenProps) {
  const { params, paths, navigate } = props;
  const copy = useOrganisationsCopy();
  const id = params['id'];
  const back =
    id === undefined
      ? { label: copy.tabProducts, ...screenLink(props, backToTab(props, 'products')) }
      : { label: copy.product, ...screenLink(props, paths.product(id)) };
  return (
    <ProductForm
      key={id ?? ''}
      productId={id}
      back={back}
      onSaved={(product) => navigate(paths.product(product.id), { replace: true })}
    />
  );
}
