import { ServiceModeLabels, ServicePriceTypeLabels, type ServiceProductDetail } from '@huiqi/sdk';
import { labelOf } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { linkProps } from '../../../patterns/link/linkProps.js';
import type { PageSection } from '../../../patterns/page/SectionCard.js';
import { RichText } from '../../../patterns/RichText/RichText.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import type { ServiceDetailCopy } from './copy.js';
import * as css from './ServiceDetail.css.js';
import { ServiceProcess } from './ServiceProcess.js';

/** The sections of a service's page, in the order of an enterprise's questions. */
export function serviceSections(
  product: ServiceProductDetail,
  copy: ServiceDetailCopy,
  organisation: LinkTarget,
  evaluations: ReactNode,
): PageSection[] {
  const { content, process } = product;
  return [
    {
      id: 'about',
      title: copy.about,
      content: content.trim() ? (
        <RichText html={content} />
      ) : (
        <p className={css.muted}>{copy.noContent}</p>
      ),
    },
    ...(process
      ? [{ id: 'process', title: copy.process, content: <ServiceProcess text={process} /> }]
      : []),
    {
      id: 'facts',
      title: copy.facts,
      width: 'full',
      content: <DescriptionList items={factsOf(product, copy, organisation)} />,
    },
    { id: 'evaluations', title: copy.evaluations, content: evaluations, width: 'full' },
  ];
}

const factsOf = (
  product: ServiceProductDetail,
  copy: ServiceDetailCopy,
  organisation: LinkTarget,
) => [
  {
    term: copy.organisation,
    value: (
      <a className={css.link} {...linkProps(organisation)}>
        {product.orgName}
      </a>
    ),
    kind: 'name' as const,
  },
  {
    term: copy.category,
    value: `${product.serviceTypeBigName} · ${product.serviceTypeSmallName}`,
  },
  { term: copy.mode, value: labelOf(ServiceModeLabels, product.serviceMode) },
  { term: copy.priceType, value: labelOf(ServicePriceTypeLabels, product.servicePriceType) },
];
