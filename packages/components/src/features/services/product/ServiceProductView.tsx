import { ServiceModeLabels, type ServiceProductDetail } from '@huiqi/sdk';
import { formatThousands, labelOf, phoneHref } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { DetailPage } from '../../../patterns/DetailPage/DetailPage.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import type { KeyFigure, PageLink } from '../../../patterns/page/types.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import { CategoryIcon } from '../CategoryIcon.js';
import { useServiceDetailCopy, type ServiceDetailCopy } from './copy.js';
import * as css from './ServiceDetail.css.js';
import { scoreFigure } from './scoreFigure.js';
import { servicePrice } from './servicePrice.js';
import { serviceSections } from './serviceSections.js';

export interface ServiceProductViewProps {
  readonly product: ServiceProductDetail;
  /** Link to the list. */
  readonly back: PageLink;
  readonly organisation: LinkTarget;
  /** Link to the form; omitted on sites without orders. */
  readonly apply?: LinkTarget | undefined;
  /** Evaluations, such as `ServiceEvaluations`. */
  readonly evaluations: ReactNode;
}

/** A service in full: description, price, process, organisation, evaluations. */
export function ServiceProductView(props: ServiceProductViewProps) {
  const { product, back, organisation, apply, evaluations } = props;
  const copy = useServiceDetailCopy();
  const pictureUrl = usePictureUrl();
  const { logo, orgName, serviceMode, serviceTypeSmallName, contactPhone } = product;
  const price = priceFigure(product, copy);
  return (
    <DetailPage
      back={back}
      name={product.name}
      giver={
        <a className={css.giver} {...linkProps(organisation)}>
          {orgName}
        </a>
      }
      mark={logo ? pictureUrl(logo) : undefined}
      picture={<CategoryIcon code={product.serviceTypeBig} size={32} />}
      tags={
        <>
          <Tag tone="info">{labelOf(ServiceModeLabels, serviceMode)}</Tag>
          <Tag>{serviceTypeSmallName}</Tag>
        </>
      }
      figures={[
        price,
        scoreFigure(product, copy),
        { label: copy.ordered, value: formatThousands(product.orderNumber), unit: copy.times },
      ]}
      sections={serviceSections(product, copy, organisation, evaluations)}
      aside={{
        label: copy.applying,
        figure: price,
        basis: noteOf(product, copy),
        action: apply
          ? { label: copy.apply, href: apply.href, onSelect: apply.onOpen }
          : { label: copy.apply, disabled: true },
        children: contactPhone && (
          <p className={css.phone}>
            <span className={css.label}>{copy.phone}</span>
            <a href={phoneHref(contactPhone)}>{contactPhone}</a>
          </p>
        ),
      }}
    />
  );
}

function priceFigure(product: ServiceProductDetail, copy: ServiceDetailCopy): KeyFigure {
  const { value, isAmount } = servicePrice(product);
  return { label: copy.price, value, ...(isAmount ? { unit: copy.yuan } : {}) };
}

/** Who is paid, and when the price is settled. */
const noteOf = (
  { servicePriceType }: Pick<ServiceProductDetail, 'servicePriceType'>,
  copy: ServiceDetailCopy,
): string =>
  ({ FREE: copy.freeNote, INTERVIEW: copy.interviewNote, PAY: copy.payNote })[servicePriceType];
