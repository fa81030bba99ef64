import type { ServiceProduct } from '@huiqi/sdk';
import { offerGrid } from '../../../patterns/page/offerCard.css.js';
import type { ServiceLinks } from '../paths.js';
import { ServiceProductCard } from './ServiceProductCard.js';

export interface ServiceProductCardsProps extends Pick<ServiceLinks, 'serviceLink'> {
  readonly products: readonly ServiceProduct[];
}

/** Services side by side, up to four per row. */
export function ServiceProductCards({ products, serviceLink }: ServiceProductCardsProps) {
  return (
    <ul className={offerGrid}>
      {products.map((product) => (
        <li key={product.id}>
          <ServiceProductCard product={product} link={serviceLink(product.id)} />
        </li>
      ))}
    </ul>
  );
}
