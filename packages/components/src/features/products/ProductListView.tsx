import type { Product } from '@huiqi/sdk';
import { fillCopy } from '../../provider/copy.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { ListView } from '../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import { useProductsCopy } from './copy.js';
import { ProductCard } from './ProductCard.js';
import { grid } from './ProductList.css.js';

export interface ProductListViewProps {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<Product>>;
  readonly hrefForProduct: (product: Product) => string;
  readonly onOpenProduct?: ((product: Product) => void) | undefined;
}

/** Filters, cards at most four to a row, pager. */
export function ProductListView(props: ProductListViewProps) {
  const { list, state, hrefForProduct, onOpenProduct } = props;
  const copy = useProductsCopy();
  return (
    <ListView
      title={copy.listTitle}
      list={list}
      state={state}
      skeleton="cards"
      countText={(n) => fillCopy(copy.total, { n })}
      empty={{ title: copy.emptyTitle, line: copy.emptyHint }}
    >
      {(products) => (
        <ul className={grid}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                hrefForProduct={hrefForProduct}
                onOpenProduct={onOpenProduct}
              />
            </li>
          ))}
        </ul>
      )}
    </ListView>
  );
}
