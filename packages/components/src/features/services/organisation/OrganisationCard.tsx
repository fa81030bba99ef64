import type { ServiceOrganisation } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { Mark } from '../../../patterns/page/Mark.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { useServicesCopy } from '../copy.js';
import * as css from '../serviceCard.css.js';
import { organisationPicture } from './organisationPicture.js';
import { ServiceScore } from '../product/ServiceScore.js';

export interface OrganisationCardProps {
  readonly organisation: ServiceOrganisation;
  readonly link: LinkTarget;
}

/** A service organisation. The whole card is its link. */
export function OrganisationCard({ organisation, link }: OrganisationCardProps) {
  const copy = useServicesCopy();
  const pictureUrl = usePictureUrl();
  const { name, logo, introduction, productNumber, orderNumber } = organisation;
  return (
    <article className={css.card} aria-label={name}>
      <div className={css.head}>
        <Mark
          size={40}
          src={logo ? pictureUrl(logo) : undefined}
          name={name}
          picture={organisationPicture(name)}
        />
        <div className={css.names}>
          <h3 className={css.name}>
            <a className={css.link} {...linkProps(link)}>
              {name}
            </a>
          </h3>
        </div>
      </div>
      {introduction && <p className={css.line}>{introduction}</p>}
      <p className={css.footLow}>
        <ServiceScore {...organisation} />
      </p>
      <p className={css.foot}>
        <span className={css.fact}>
          {fillCopy(copy.services, { n: formatThousands(productNumber) })}
        </span>
        <span className={css.fact}>
          {fillCopy(copy.orders, { n: formatThousands(orderNumber) })}
        </span>
      </p>
    </article>
  );
}
