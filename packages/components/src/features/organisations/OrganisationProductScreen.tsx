import { screenLink, useLaterName, type ScreenProps } from '../../provider/screen.js';
import { useOrganisationsCopy } from './copy.js';
import { backToTab } from './backToTab.js';
import { OrganisationProductDetail } from './products/OrganisationProductDetail.js';
import type { OrganisationDeskPaths } from './paths.js';

export type OrganisationProductScreenProps = ScreenProps<OrganisationDeskPaths>;

/** One product of the organisation; `id` is in the path. */
export function OrganisationProductScreen(props: OrganisationProductScreenProps) {
  const { params, paths, onName } = props;
  const copy = useOrganisationsCopy();
  const id = params['id'] ?? '';
  const setName = useLaterName(onName);
  const { publicProduct } = paths;
  return (
    <OrganisationProductDetail
      key={id}
      productId={id}
      back={{ label: copy.tabProducts, ...screenLink(props, backToTab(props, 'products')) }}
      edit={screenLink(props, paths.editProduct(id))}
      publicPage={publicProduct && screenLink(props, publicProduct(id))}
      onProduct={({ productName }) => setName(productName)}
    />
  );
}
