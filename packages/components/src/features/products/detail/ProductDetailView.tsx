import {
  GuaranteeTypeLabels,
  InterestRateTypeLabels,
  RepaymentTypeLabels,
  type ProductDetail as ProductDetailData,
} from '@huiqi/sdk';
import {
  emptyText,
  externalProductUrl,
  formatPercentRange,
  formatTermRange,
  formatWanFigure,
} from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { figureOf, fillCopy, localized } from '../../../provider/copy.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { DetailPage } from '../../../patterns/DetailPage/DetailPage.js';
import type { PageSection } from '../../../patterns/page/SectionCard.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import { useProductDetailCopy } from './copy.js';
import { monthlyEstimate, paymentLabels } from './monthlyEstimate.js';
import * as css from './ProductDetailView.css.js';
import { PhoneLink } from '../PhoneLink.js';
import { productSections } from './productSections.js';

export interface ProductDetailViewProps {
  readonly product: ProductDetailData;
  /** Link to the list. */
  readonly back: PageLink | undefined;
  readonly onApply: () => void;
  readonly busy?: boolean | undefined;
  /** Rendered beside the action: why it failed. */
  readonly notice?: ReactNode;
  /** The monthly cost of a loan. */
  readonly cost?: ReactNode;
  /** Other products of its category. */
  readonly similar?: ReactNode;
  /** The checkbox for comparing. */
  readonly choice?: ReactNode;
}

/** A product in full: amounts, monthly cost, eligibility, requirements, processing time. */
export function ProductDetailView(props: ProductDetailViewProps) {
  const { product, back, onApply, busy, notice, cost, similar, choice } = props;
  const copy = useProductDetailCopy();
  const pictureUrl = usePictureUrl();
  const { minLoanLimit, maxLoanLimit, consultPhone } = product;
  const figure = localized(copy, formatWanFigure);
  const limit = figure(maxLoanLimit);
  const estimate = monthlyEstimate(product);
  const external = externalProductUrl(product);
  const sections: PageSection[] = productSections(product, copy, { cost, similar });
  return (
    <DetailPage
      back={back}
      name={product.name}
      giver={product.bankName}
      mark={pictureUrl(product.listImage ?? product.logoImgUrl)}
      tags={
        <>
          {product.profile && <Tag tone="info">{product.profile}</Tag>}
          <Tag>{localized(copy, GuaranteeTypeLabels)[product.guaranteeType]}</Tag>
        </>
      }
      figures={[
        {
          label: copy.limits,
          value: minLoanLimit === maxLoanLimit ? limit : `${figure(minLoanLimit)}-${limit}`,
          unit: copy.perWan,
        },
        {
          label: localized(copy, InterestRateTypeLabels)[product.interestRateType],
          value: localized(copy, formatPercentRange)(
            product.minInterestRate,
            product.maxInterestRate,
          ),
        },
        {
          label: copy.termLabel,
          value: figureOf(
            localized(copy, formatTermRange)(product.minLoanTerm, product.maxLoanTerm),
          ),
          unit: copy.months,
        },
      ]}
      sections={sections}
      aside={{
        label: copy.applying,
        ...(estimate && {
          figure: {
            label: copy[paymentLabels[estimate.method]],
            value: estimate.payment,
            unit: copy.yuan,
          },
          basis: fillCopy(copy.basis, {
            amount: figure(estimate.amount),
            months: estimate.months,
            rateName: localized(copy, InterestRateTypeLabels)[product.interestRateType],
            rate: estimate.rate,
            method: localized(copy, RepaymentTypeLabels)[estimate.method],
          }),
        }),
        action: { label: external ? copy.openPlatform : copy.apply, onSelect: onApply, busy },
        notice,
        children: (
          <>
            {external && <p>{copy.platformNote}</p>}
            <p className={css.phone}>
              <span className={css.label}>{copy.phone}</span>
              {consultPhone ? <PhoneLink phone={consultPhone} /> : emptyText}
            </p>
            {choice}
          </>
        ),
      }}
    />
  );
}
