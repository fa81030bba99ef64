import type { Product, ProductCategory, ProductPage } from '@huiqi/sdk';
import { fillCopy } from '../../provider/copy.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { Button } from '../../ui/Button/Button.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { Pager } from '../../ui/Pager/Pager.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { ProductCard } from './ProductCard.js';
import { ProductFilterBar } from './ProductFilterBar.js';
import * as css from './ProductList.css.js';
import type { ProductFilters } from './productFilters.js';
import { useProductsCopy } from './copy.js';

export interface ProductListViewProps {
  readonly state: DataStateValue<ProductPage>;
  readonly filters: ProductFilters;
  readonly categories: readonly ProductCategory[];
  readonly onFiltersChange: (filters: ProductFilters) => void;
  readonly hrefForProduct: (product: Product) => string;
  readonly onOpenProduct?: ((product: Product) => void) | undefined;
}

const places = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Filters, cards at most four a row, pager. */
export function ProductListView(props: ProductListViewProps) {
  const { state, filters, categories, onFiltersChange, hrefForProduct, onOpenProduct } = props;
  const copy = useProductsCopy();
  return (
    <section className={css.list} aria-label={copy.listTitle}>
      <ProductFilterBar
        filters={filters}
        categories={categories}
        onFiltersChange={onFiltersChange}
      />
      <DataState
        state={state}
        loading={
          <div className={css.grid}>
            {places.map((place) => (
              <Skeleton key={place} shape="block" height={280} />
            ))}
          </div>
        }
        empty={
          <Empty
            title={copy.emptyTitle}
            description={copy.emptyHint}
            action={<Button onClick={() => onFiltersChange({})}>{copy.clear}</Button>}
          />
        }
      >
        {({ content, page }) => (
          <div className={css.list}>
            <h2 className={css.hiddenTitle}>
              <VisuallyHidden>{copy.listTitle}</VisuallyHidden>
            </h2>
            <p className={css.count} role="status">
              {fillCopy(copy.total, { n: page.total })}
            </p>
            <ul className={css.grid}>
              {content.map((product) => (
                <li key={product.id}>
                  <ProductCard
                    product={product}
                    hrefForProduct={hrefForProduct}
                    onOpenProduct={onOpenProduct}
                  />
                </li>
              ))}
            </ul>
            <Pager
              label={copy.pager}
              index={page.index}
              size={page.size}
              total={page.total}
              onChange={(index) => onFiltersChange({ ...filters, index })}
            />
          </div>
        )}
      </DataState>
    </section>
  );
}
