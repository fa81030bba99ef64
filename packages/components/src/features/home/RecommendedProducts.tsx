import { getProductHome, type Product } from '@huiqi/sdk';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { ProductCard } from '../products/ProductCard.js';
import * as css from './home.css.js';
import { useHomeCopy } from './copy.js';

export interface RecommendedProductsProps {
  readonly hrefForProduct: (product: Product) => string;
  readonly onOpenProduct?: ((product: Product) => void) | undefined;
}

/** The products the platform recommends. */
export function RecommendedProducts(links: RecommendedProductsProps) {
  const copy = useHomeCopy();
  const query = useOperation(getProductHome, {}, { staleTime: 300_000 });
  return (
    <section className={css.stack} aria-label={copy.recommended}>
      <h2 className={css.title}>{copy.recommended}</h2>
      <DataState
        state={toDataState(query, ({ recommended }) => recommended.length === 0)}
        empty={<Empty title={copy.emptyTitle} />}
      >
        {({ recommended }) => (
          <ul className={css.grid}>
            {recommended.slice(0, 8).map((product) => (
              <li key={product.id}>
                <ProductCard product={product} {...links} />
              </li>
            ))}
          </ul>
        )}
      </DataState>
    </section>
  );
}
