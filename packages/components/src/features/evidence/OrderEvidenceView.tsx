import { EvidenceObstacleLabels, TaxCreditGradeLabels, type OrderEvidence } from '@huiqi/sdk';
import { formatPercent, formatThousands } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { Button } from '../../ui/Button/Button.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { Tag } from '../../ui/Tag/Tag.js';
import { EvidenceBlock as Block } from './EvidenceBlock.js';
import { OtherOrders } from './OtherOrders.js';
import { isOutOfLimits, type AppliedFor } from './isOutOfLimits.js';
import * as css from './evidence.css.js';
import { useEvidenceCopy } from './copy.js';

export type { AppliedFor };

export interface OrderEvidenceViewProps {
  readonly evidence: OrderEvidence;
  readonly applied: AppliedFor;
  readonly orderLink?: ((orderId: string) => LinkTarget) | undefined;
  /** Reads the company's report. */
  readonly onReadReport?: (() => void) | undefined;
  /** While it is read. */
  readonly busy?: boolean | undefined;
  /** Rendered below the company's figures. */
  readonly company?: ReactNode;
  /** Rendered below the other orders. */
  readonly earliest?: ReactNode;
}

/** Four blocks: what the product offers, the company's figures, its other orders, related companies. */
export function OrderEvidenceView(props: OrderEvidenceViewProps) {
  const { evidence, applied, orderLink, onReadReport, busy, company, earliest } = props;
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
          <>
            <p className={css.note}>
              {obstacle === 'NOT_READ'
                ? copy.readHint
                : obstacle && EvidenceObstacleLabels[obstacle]}
            </p>
            {obstacle === 'NOT_READ' && onReadReport && (
              <div className={css.tools}>
                <Button size="small" loading={busy} aria-keyshortcuts="i" onClick={onReadReport}>
                  {copy.readReport}
                </Button>
              </div>
            )}
          </>
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
        {company && <div className={css.tools}>{company}</div>}
      </Block>
      <Block title={copy.others}>
        <OtherOrders
          orders={others}
          total={othersTotal}
          paid={paid}
          none={copy.noOthers}
          orderLink={orderLink}
        />
        {earliest}
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
