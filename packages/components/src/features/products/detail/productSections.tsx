import {
  GuaranteeTypeLabels,
  RepaymentTypeLabels,
  type ProductDetail as ProductDetailData,
} from '@huiqi/sdk';
import { emptyText, httpsUrl } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { fillCopy, localized } from '../../../provider/copy.js';
import type { PageSection } from '../../../patterns/page/SectionCard.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { Timeline } from '../../../ui/Timeline/Timeline.js';
import type { ProductDetailCopy } from './copy.js';
import * as css from './ProductDetailView.css.js';
import { WechatCode } from './WechatCode.js';
import { together } from '../../../copy/punctuation.js';

interface Slots {
  readonly cost: ReactNode;
  readonly similar: ReactNode;
}

/** The sections of a product's page, in the order of a borrower's questions. */
export function productSections(
  product: ProductDetailData,
  copy: ProductDetailCopy,
  { cost, similar }: Slots,
): PageSection[] {
  const { processingDays } = product;
  const days =
    processingDays === null ? emptyText : fillCopy(copy.workingDays, { n: processingDays });
  const repayment = localized(
    copy,
    together,
  )(product.repaymentTypeList.map((type) => localized(copy, RepaymentTypeLabels)[type]));
  const wechat = product.urlType === 'WECHAT' ? httpsUrl(product.sfPlatformUrl) : undefined;
  return [
    ...(cost ? [{ id: 'cost', title: copy.cost, width: 'full' as const, content: cost }] : []),
    { id: 'conditions', title: copy.conditions, content: bullets(product.applyConditions) },
    { id: 'materials', title: copy.materials, content: bullets(product.requiredMaterials) },
    {
      id: 'processing',
      title: copy.processing,
      content: (
        <>
          <p className={css.total}>{days}</p>
          <Timeline
            items={product.processingSteps.map(({ title, line, days: stepDays }) => ({
              key: title,
              title,
              time: timeOf(stepDays, copy),
              description: line,
            }))}
          />
        </>
      ),
    },
    {
      id: 'facts',
      title: copy.facts,
      width: 'full',
      content: (
        <DescriptionList
          items={[
            {
              term: copy.guarantee,
              value: localized(copy, GuaranteeTypeLabels)[product.guaranteeType],
            },
            { term: copy.repayment, value: repayment === '' ? emptyText : repayment },
            { term: copy.category, value: product.productCategoryName },
            { term: copy.processingDays, value: days },
          ]}
        />
      ),
    },
    {
      id: 'introduction',
      title: copy.introduction,
      content: <Lines text={product.introduction} />,
    },
    ...(wechat
      ? [
          {
            id: 'wechat',
            title: copy.wechat,
            content: <WechatCode url={wechat} name={product.name} />,
          },
        ]
      : []),
    {
      id: 'agreement',
      title: copy.agreement,
      content: (
        <details>
          <summary className={css.summary}>
            {fillCopy(copy.showAgreement, { title: product.agreementTitle })}
          </summary>
          <div className={css.legal}>
            <Lines text={product.agreementText} />
          </div>
        </details>
      ),
    },
    ...(similar
      ? [{ id: 'similar', title: copy.similar, width: 'full' as const, content: similar }]
      : []),
  ];
}

function timeOf(days: number | null, copy: ProductDetailCopy): string | undefined {
  if (days === null) return undefined;
  return days === 0 ? copy.sameDay : fillCopy(copy.stepDays, { n: days });
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
    <ul className={css.bullets}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
