import type { ProductDetail } from '@huiqi/sdk';
import { useEffect } from 'react';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { Compare } from './compare/Compare.js';
import { CompareApply } from './compare/CompareApply.js';
import {
  formatCompareQuery,
  parseCompareQuery,
  type CompareQuery,
} from './compare/compareTerms.js';
import { useCompared } from './compare/useCompared.js';
import { useProductsCopy } from './copy.js';
import type { ProductPaths } from './paths.js';

export type CompareScreenProps = ScreenProps<ProductPaths>;

/** Up to three products side by side; their ids and the compared loan are in the address. */
export function CompareScreen(props: CompareScreenProps) {
  const { query, paths, navigate, setQuery, backTo, onLogin } = props;
  const { certify } = paths;
  const copy = useProductsCopy();
  const { chosen, remove } = useCompared();
  const values = parseCompareQuery(query);
  const change = (next: CompareQuery) => setQuery(formatCompareQuery(next), { replace: true });
  const isBare = values.ids.length === 0 && chosen.length > 0;
  useEffect(() => {
    // Without ids the page shows the products selected in the list.
    if (isBare) change({ ...values, ids: chosen.map(({ id }) => id) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each bare address
  }, [isBare]);
  const back = { label: copy.listTitle, ...screenLink(props, backTo(paths.products())) };
  const applyFor = (product: ProductDetail) => (
    <CompareApply
      key={product.id}
      product={product}
      products={back}
      onLogin={onLogin}
      onApply={(entry) => navigate(paths.apply(entry))}
      onCertify={certify && ((entry) => navigate(certify(entry)))}
    />
  );
  return (
    <Compare
      values={values}
      onValuesChange={change}
      back={back}
      linkTo={(product) => screenLink(props, paths.product(product))}
      onRemove={({ id }) => {
        remove(id);
        change({ ...values, ids: values.ids.filter((one) => one !== id) });
      }}
      action={applyFor}
    />
  );
}
