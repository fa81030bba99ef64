import { listBankOptions, listProducts, ProductSortOrderLabels } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useScopeInput } from '../../provider/productScope.js';
import { useOperation } from '../../provider/useOperation.js';
import { useOperationList } from '../../provider/useOperationList.js';
import { categoryFilterLabels, categoryFilters } from './category/categoryFilters.js';
import { CategoryHead } from './category/CategoryHead.js';
import { page } from './category/CategoryHead.css.js';
import { categoryLinks } from './category/categoryLinks.js';
import { useCategoryCopy } from './category/copy.js';
import { categoryHead, categoryIds, type CategoryKey } from './category/categoryPages.js';
import { useProductsCopy } from './copy.js';
import type { ProductPaths } from './paths.js';
import { productListLinks } from './list/productListLinks.js';
import { ProductListView } from './list/ProductListView.js';
import { localized } from '../../provider/copy.js';

export interface CategoryScreenProps extends ScreenProps<ProductPaths> {
  readonly category: CategoryKey;
}

/** The products of one category, with its own filters. */
export function CategoryScreen(props: CategoryScreenProps) {
  const { category, query, setQuery, pageSize: size = pageSizes.products } = props;
  const categoryCopy = useCategoryCopy();
  const categoryId = categoryIds[category];
  const head = categoryHead(category, categoryCopy);
  const { renewalBanks } = props.paths;
  const copy = useProductsCopy();
  const scope = useScopeInput();
  const banks = useOperation(listBankOptions, scope, { staleTime: 300_000 });
  const products = useOperationList(listProducts, {
    filters: categoryFilters,
    labels: categoryFilterLabels(copy, banks.data),
    sortLabels: localized(copy, ProductSortOrderLabels),
    values: categoryFilters.parse(query),
    onValuesChange: (values, change) => setQuery(categoryFilters.format(values), change),
    toInput: (values) => ({ ...values, size, productCategoryId: categoryId, ...scope }),
  });
  return (
    <div className={page}>
      <CategoryHead
        {...head}
        links={categoryLinks(props, category, categoryCopy)}
        action={
          category === 'renewal' && renewalBanks
            ? { label: categoryCopy.renewalBanks, ...screenLink(props, renewalBanks()) }
            : undefined
        }
      />
      <ProductListView
        {...products}
        {...productListLinks(props)}
        title={head.title}
        level="hidden"
      />
    </div>
  );
}
