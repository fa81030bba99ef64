import { ProductList } from '@huiqi/components/products';
import { formatProductFilters, parseProductFilters } from '@huiqi/components/products';
import { useQuery } from '../routes/useQuery.js';
import * as css from './pages.css.js';
import { productPath } from './paths.js';
import { productHref } from './productHref.js';
import { useGo } from './useGo.js';

/** The loan market; what is filtered stands in the address. */
export function Page() {
  const go = useGo();
  const [params, setParams] = useQuery();
  return (
    <>
      <h1 className={css.title}>普惠贷款</h1>
      <ProductList
        filters={parseProductFilters(params)}
        onFiltersChange={(filters) => setParams(formatProductFilters(filters))}
        hrefForProduct={productHref}
        onOpenProduct={(product) => go(productPath(product))}
      />
    </>
  );
}
