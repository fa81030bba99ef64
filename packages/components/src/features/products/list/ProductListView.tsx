import type { Product } from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { ListView, type ListViewProps } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { aboveStickyBar } from '../../../patterns/page/aboveStickyBar.css.js';
import { offerGrid } from '../../../patterns/page/offerCard.css.js';
import { Slice } from '../../../ui/shared/Slice.js';
import type { CompareBarProps } from '../compare/CompareBar.js';
import { useCompareParts } from '../compare/useCompareParts.js';
import { useProductsCopy } from '../copy.js';
import { ProductCard } from './ProductCard.js';
import { choice } from './ProductList.css.js';

export interface ProductListViewProps {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<Product>>;
  readonly hrefForProduct: (product: Product) => string;
  readonly onOpenProduct?: ((product: Product) => void) | undefined;
  /** The comparison page; without it products cannot be selected. */
  readonly compare?: CompareBarProps | undefined;
  /** Defaults to 贷款产品. */
  readonly title?: string | undefined;
  readonly level?: ListViewProps<Product>['level'];
  readonly nav?: ListViewProps<Product>['nav'];
}

/** Filters, up to four cards per row, pager. */
export function ProductListView(props: ProductListViewProps) {
  const { list, state, hrefForProduct, onOpenProduct, compare, level } = props;
  const copy = useProductsCopy();
  const parts = useCompareParts(!!compare);
  return (
    <div className={compare && aboveStickyBar}>
      <ListView
        title={props.title ?? copy.listTitle}
        level={level}
        nav={props.nav}
        list={list}
        state={state}
        skeleton="cards"
        countText={(n) => fillCopy(copy.total, { n })}
        empty={{ title: copy.emptyTitle, line: copy.emptyHint }}
      >
        {(products) => (
          <ul className={offerGrid}>
            {products.map((product) => (
              <li key={product.id}>
                <Slice name={product.id}>
                  <ProductCard
                    product={product}
                    hrefForProduct={hrefForProduct}
                    onOpenProduct={onOpenProduct}
                    choice={
                      compare && (
                        <div className={choice}>
                          {parts && <parts.CompareToggle product={product} />}
                        </div>
                      )
                    }
                  />
                </Slice>
              </li>
            ))}
          </ul>
        )}
      </ListView>
      {compare && parts && <parts.CompareBar {...compare} />}
    </div>
  );
}
