import {
  GuaranteeTypeLabels,
  InterestRateTypeLabels,
  RepaymentTypeLabels,
  type ProductDetail as ProductDetailData,
} from '@huiqi/sdk';
import { emptyText, formatPercentRange, formatTermRange, formatThousands } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { usePictureUrl } from '../../provider/usePictureUrl.js';
import { DetailPage } from '../../patterns/DetailPage/DetailPage.js';
import type { PageLink } from '../../patterns/page/types.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { Tag } from '../../ui/Tag/Tag.js';
import { useProductsCopy } from './copy.js';
import { monthlyEstimate } from './monthlyEstimate.js';

export interface ProductDetailViewProps {
  readonly product: ProductDetailData;
  /** To the list. */
  readonly back: PageLink;
  readonly onApply: () => void;
  readonly busy?: boolean | undefined;
  /** Stays beside the action: why it failed. */
  readonly notice?: ReactNode;
}

const months = '个月';

/** One product in full. */
export function ProductDetailView(props: ProductDetailViewProps) {
  const { product, back, onApply, busy, notice } = props;
  const copy = useProductsCopy();
  const pictureUrl = usePictureUrl();
  const { minLoanLimit, maxLoanLimit, consultPhone } = product;
  const limit = formatThousands(maxLoanLimit);
  const repayment = product.repaymentTypeList.map((type) => RepaymentTypeLabels[type]).join('；');
  const estimate = monthlyEstimate(product);
  return (
    <DetailPage
      back={back}
      name={product.name}
      giver={product.bankName}
      mark={pictureUrl(product.logoImgUrl)}
      tags={product.profile && <Tag tone="info">{product.profile}</Tag>}
      figures={[
        {
          label: copy.limits,
          value:
            minLoanLimit === maxLoanLimit ? limit : `${formatThousands(minLoanLimit)}-${limit}`,
          unit: copy.perWan,
        },
        {
          label: InterestRateTypeLabels[product.interestRateType],
          value: formatPercentRange(product.minInterestRate, product.maxInterestRate),
        },
        {
          label: copy.termLabel,
          value: formatTermRange(product.minLoanTerm, product.maxLoanTerm).replace(months, ''),
          unit: months,
        },
      ]}
      sections={[
        {
          id: 'facts',
          title: copy.facts,
          width: 'full',
          content: (
            <DescriptionList
              items={[
                { term: copy.guarantee, value: GuaranteeTypeLabels[product.guaranteeType] },
                { term: copy.repayment, value: repayment === '' ? emptyText : repayment },
              ]}
            />
          ),
        },
        {
          id: 'introduction',
          title: copy.introduction,
          content: <Lines text={product.introduction} />,
        },
        { id: 'conditions', title: copy.conditions, content: bullets(product.applyConditions) },
        { id: 'materials', title: copy.materials, content: bullets(product.requiredMaterials) },
      ]}
      aside={{
        label: copy.applying,
        ...(estimate && {
          figure: { label: copy.monthly, value: estimate.payment, unit: copy.yuan },
          basis: fillCopy(copy.basis, {
            amount: formatThousands(estimate.amount),
            months: estimate.months,
            rateName: InterestRateTypeLabels[product.interestRateType],
            rate: estimate.rate,
            method: RepaymentTypeLabels[estimate.method],
          }),
        }),
        action: { label: copy.apply, onSelect: onApply, busy },
        notice,
        children: consultPhone && (
          <>
            <span>{copy.phone}</span>
            <a href={`tel:${consultPhone.replace(/[^\d+]/g, '')}`}>{consultPhone}</a>
          </>
        ),
      }}
    />
  );
}

function Lines({ text }: { readonly text: string }) {
  return text.split('\n').map((line, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines of a fixed text
    <p key={place}>{line}</p>
  ));
}

const bullets = (items: readonly string[]) =>
  items.length === 0 ? (
    emptyText
  ) : (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
