import {
  GuaranteeTypeLabels,
  InterestRateTypeLabels,
  RepaymentTypeLabels,
  type ProductDetail as ProductDetailData,
} from '@huiqi/sdk';
import {
  emptyText,
  formatPercentRange,
  formatTermRange,
  formatText,
  formatThousands,
} from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { Card } from '../../ui/Card/Card.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { Tag } from '../../ui/Tag/Tag.js';
import { usePictureUrl } from '../../provider/usePictureUrl.js';
import * as css from './ProductDetail.css.js';
import { useProductsCopy } from './copy.js';

export interface ProductDetailViewProps {
  readonly product: ProductDetailData;
  readonly onApply: () => void;
  readonly busy?: boolean | undefined;
  /** Drawn under the apply button: notices, errors. */
  readonly children?: ReactNode;
}

/** One product in full. */
export function ProductDetailView({ product, onApply, busy, children }: ProductDetailViewProps) {
  const copy = useProductsCopy();
  const pictureUrl = usePictureUrl();
  const range =
    product.minLoanLimit === product.maxLoanLimit
      ? formatThousands(product.maxLoanLimit)
      : `${formatThousands(product.minLoanLimit)}-${formatThousands(product.maxLoanLimit)}`;
  const rate = formatPercentRange(product.minInterestRate, product.maxInterestRate);
  const repayment = product.repaymentTypeList.map((type) => RepaymentTypeLabels[type]).join('；');
  return (
    <div className={css.page}>
      <Card>
        <div className={css.page}>
          <div className={css.head}>
            <img
              className={css.logo}
              src={pictureUrl(product.logoImgUrl)}
              alt=""
              width={56}
              height={56}
            />
            <div className={css.grow}>
              <h1 className={css.title}>{product.name}</h1>
              <p>{product.bankName}</p>
            </div>
            {product.profile && <Tag tone="info">{product.profile}</Tag>}
          </div>
          <DescriptionList
            columns={2}
            items={[
              { term: copy.limits, value: `${range}万元` },
              { term: InterestRateTypeLabels[product.interestRateType], value: rate },
              {
                term: copy.termLabel,
                value: formatTermRange(product.minLoanTerm, product.maxLoanTerm),
              },
              { term: copy.guarantee, value: GuaranteeTypeLabels[product.guaranteeType] },
              { term: copy.repayment, value: repayment === '' ? emptyText : repayment },
              { term: copy.phone, value: formatText(product.consultPhone) },
            ]}
          />
          <div className={css.actions}>
            <Button variant="primary" size="large" onClick={onApply} loading={busy}>
              {copy.apply}
            </Button>
          </div>
          {children}
        </div>
      </Card>
      <Section title={copy.introduction}>
        <p className={css.text}>{product.introduction}</p>
      </Section>
      <Section title={copy.conditions}>
        <Bullets items={product.applyConditions} />
      </Section>
      <Section title={copy.materials}>
        <Bullets items={product.requiredMaterials} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <section className={css.section} aria-label={title}>
        <h2>{title}</h2>
        {children}
      </section>
    </Card>
  );
}

function Bullets({ items }: { readonly items: readonly string[] }) {
  if (items.length === 0) return <p>{emptyText}</p>;
  return (
    <ul className={css.bullets}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
