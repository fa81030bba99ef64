import {
  EvidenceObstacleLabels,
  OrderStatusLabels,
  TaxCreditGradeLabels,
  type OrderEvidence,
} from '@huiqi/sdk';
import { formatDate, formatPercent, formatThousands } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { Tag } from '../../ui/Tag/Tag.js';
import { isOutOfLimits, type AppliedFor } from './isOutOfLimits.js';
import * as css from './evidence.css.js';
import { useEvidenceCopy } from './copy.js';

export type { AppliedFor };

export interface OrderEvidenceViewProps {
  readonly evidence: OrderEvidence;
  readonly applied: AppliedFor;
  readonly orderLink?: ((orderId: string) => LinkTarget) | undefined;
}

/** Four blocks: what the product offers, the company's figures, its other orders, related companies. */
export function OrderEvidenceView({ evidence, applied, orderLink }: OrderEvidenceViewProps) {
  const { product, tax, obstacle, others, othersTotal, paid, related } = evidence;
  const copy = useEvidenceCopy();
  const from = (low: string, high: string) => (low === high ? low : `${low}–${high}`);
  return (
    <div className={css.blocks}>
      <Block
        title={copy.product}
        mark={isOutOfLimits(applied, product) && <Tag tone="warning">{copy.outOfLimits}</Tag>}
      >
        <DescriptionList
          size="small"
          columns={1}
          items={[
            {
              term: copy.amount,
              value: from(formatThousands(product.minAmount), formatThousands(product.maxAmount)),
              kind: 'money',
              unit: copy.wan,
            },
            {
              term: copy.rate,
              value: from(formatPercent(product.minRate), formatPercent(product.maxRate)),
              kind: 'number',
            },
            {
              term: copy.term,
              value: from(String(product.minTerm), String(product.maxTerm)),
              kind: 'number',
              unit: copy.months,
            },
          ]}
        />
      </Block>
      <Block title={copy.tax}>
        {tax === null ? (
          <p className={css.note}>{obstacle && EvidenceObstacleLabels[obstacle]}</p>
        ) : (
          <DescriptionList
            size="small"
            columns={1}
            items={[
              { term: copy.grade, value: tax.grade ? TaxCreditGradeLabels[tax.grade] : '--' },
              ...tax.revenue.map(({ year, amount }) => ({
                term: fillCopy(copy.revenueOf, { year: String(year) }),
                value: formatThousands(amount),
                kind: 'money' as const,
                unit: copy.wan,
              })),
              { term: copy.debtRatio, value: formatPercent(tax.debtRatio), kind: 'number' },
              { term: copy.reportDate, value: tax.reportDate, kind: 'date' },
            ]}
          />
        )}
      </Block>
      <Block title={copy.others}>
        {others.length === 0 ? (
          <p className={css.note}>{copy.noOthers}</p>
        ) : (
          <>
            <p className={css.note}>
              {fillCopy(copy.paid, { n: paid.count, amount: formatThousands(paid.amount) })}
            </p>
            <ul className={css.rows}>
              {others.map((order) => (
                <li key={order.orderId} className={css.row}>
                  <OrderName name={order.productName} link={orderLink?.(order.orderId)} />
                  <span>
                    {formatThousands(order.paidAmount ?? order.appliedAmount)}
                    {copy.wan}
                  </span>
                  <span className={css.note}>
                    {OrderStatusLabels[order.orderStatus]} · {formatDate(order.createdTs)}
                  </span>
                </li>
              ))}
            </ul>
            {othersTotal > others.length && (
              <p className={css.note}>
                {fillCopy(copy.othersTotal, { n: othersTotal, shown: others.length })}
              </p>
            )}
          </>
        )}
      </Block>
      <Block title={copy.related}>
        {related.length === 0 ? (
          <p className={css.note}>{copy.noRelated}</p>
        ) : (
          <ul className={css.rows}>
            {related.map(({ companyName, nsrsbh, orderCount, people }) => (
              <li key={nsrsbh ?? companyName} className={css.row}>
                <span>{companyName}</span>
                <span className={css.note}>
                  {fillCopy(copy.relatedBy, { people: people.join('、'), n: orderCount })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Block>
    </div>
  );
}

function Block(props: {
  readonly title: string;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <h3 className={css.heading}>
        {props.title} {props.mark}
      </h3>
      {props.children}
    </div>
  );
}

function OrderName({
  name,
  link,
}: {
  readonly name: string;
  readonly link?: LinkTarget | undefined;
}) {
  if (!link) return <span>{name}</span>;
  return (
    <a className={css.link} href={link.href} onClick={onPlainClick(link.onOpen)}>
      {name}
    </a>
  );
}
