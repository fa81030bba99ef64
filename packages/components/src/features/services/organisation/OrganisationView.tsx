import type { ServiceOrganisation } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { BackLink } from '../../../patterns/page/BackLink.js';
import { KeyFigures } from '../../../patterns/page/KeyFigures.js';
import { SectionCard } from '../../../patterns/page/SectionCard.js';
import { Subject } from '../../../patterns/page/Subject.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { useServiceDetailCopy } from '../product/copy.js';
import { organisationPicture } from './organisationPicture.js';
import { scoreFigure } from '../product/scoreFigure.js';
import * as css from '../product/ServiceDetail.css.js';

export interface OrganisationViewProps {
  readonly organisation: ServiceOrganisation;
  /** Link to the list. */
  readonly back: PageLink;
  /** Its services, such as `OrganisationProducts`. */
  readonly products: ReactNode;
  /** Evaluations, such as `OrganisationEvaluations`. */
  readonly evaluations: ReactNode;
}

/** A service organisation: description, rating, services. */
export function OrganisationView(props: OrganisationViewProps) {
  const { organisation, back, products, evaluations } = props;
  const copy = useServiceDetailCopy();
  const pictureUrl = usePictureUrl();
  const { name, logo, introduction, productNumber, orderNumber } = organisation;
  return (
    <div className={css.page}>
      <BackLink {...back} />
      <header className={css.head}>
        <Subject
          name={name}
          mark={logo ? pictureUrl(logo) : undefined}
          picture={organisationPicture(name, 32)}
        />
        <p className={introduction ? css.introduction : css.muted}>
          {introduction ?? copy.noIntroduction}
        </p>
        <KeyFigures
          figures={[
            { label: copy.productNumber, value: formatThousands(productNumber), unit: copy.items },
            scoreFigure(organisation, copy),
            { label: copy.ordered, value: formatThousands(orderNumber), unit: copy.times },
          ]}
        />
      </header>
      <div className={css.products}>{products}</div>
      <SectionCard
        sections={[
          { id: 'evaluations', title: copy.evaluations, content: evaluations, width: 'full' },
        ]}
      />
    </div>
  );
}
