import type { ServiceProduct } from '@huiqi/sdk';
import { useId } from 'react';
import { linkProps } from '../../../patterns/link/linkProps.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Icon } from '../../../ui/Icon/Icon.js';
import { useServicesCopy } from '../copy.js';
import type { ServiceLinks } from '../paths.js';
import * as css from './ServiceHome.css.js';
import { ServiceProductCards } from '../product/ServiceProductCards.js';

export interface ServiceHomeViewProps extends Pick<ServiceLinks, 'serviceLink'> {
  readonly products: readonly ServiceProduct[];
  /** The whole marketplace. */
  readonly all: LinkTarget;
}

/** A front page section: some services with a link to all of them. */
export function ServiceHomeView({ products, all, serviceLink }: ServiceHomeViewProps) {
  const copy = useServicesCopy();
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.heading}>
          {copy.title}
        </h2>
        <a className={css.all} {...linkProps(all)}>
          {copy.allServices}
          <Icon name="chevronRight" />
        </a>
      </div>
      <ServiceProductCards products={products} serviceLink={serviceLink} />
    </section>
  );
}
