import { ServiceModeLabels, type ServiceProduct } from '@huiqi/sdk';
import { formatThousands, labelOf } from '@huiqi/sdk/domain';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { Mark } from '../../../patterns/page/Mark.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import { CategoryIcon } from '../CategoryIcon.js';
import { useServicesCopy } from '../copy.js';
import * as css from '../serviceCard.css.js';
import { servicePrice } from './servicePrice.js';
import { ServiceScore } from './ServiceScore.js';

export interface ServiceProductCardProps {
  readonly product: ServiceProduct;
  readonly link: LinkTarget;
  /** Level of the name. Defaults to 3. */
  readonly level?: 2 | 3 | undefined;
}

/** A service: name, organisation, mode, price, rating. The whole card is its link. */
export function ServiceProductCard({ product, link, level = 3 }: ServiceProductCardProps) {
  const copy = useServicesCopy();
  const pictureUrl = usePictureUrl();
  const { name, logo, orgName, serviceMode, serviceTypeBig, serviceTypeSmallName, orderNumber } =
    product;
  const { value, isAmount } = servicePrice(product);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={css.card} aria-label={name}>
      <div className={css.head}>
        <Mark
          size={40}
          src={logo ? pictureUrl(logo) : undefined}
          name={name}
          picture={<CategoryIcon code={serviceTypeBig} />}
        />
        <div className={css.names}>
          <Heading className={css.name}>
            <a className={css.link} {...linkProps(link)}>
              {name}
            </a>
          </Heading>
          <p className={css.giver}>{orgName}</p>
        </div>
      </div>
      <div className={css.tags}>
        <Tag tone="info">{labelOf(ServiceModeLabels, serviceMode)}</Tag>
        <Tag>{serviceTypeSmallName}</Tag>
      </div>
      <p className={css.price}>
        {value}
        {isAmount && <span className={css.unit}> {copy.yuan}</span>}
      </p>
      <p className={css.foot}>
        <ServiceScore {...product} />
        <span className={css.fact}>
          {fillCopy(copy.orders, { n: formatThousands(orderNumber) })}
        </span>
      </p>
    </article>
  );
}
