import {
  OrderActorLabels,
  OrderEventLabels,
  RepaymentTypeLabels,
  type OrderDetail as OrderDetailData,
} from '@huiqi/sdk';
import {
  emptyText,
  formatDate,
  formatDateTime,
  formatPercent,
  formatText,
  formatWan,
} from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { Banner } from '../../ui/Banner/Banner.js';
import { Card } from '../../ui/Card/Card.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { Timeline } from '../../ui/Timeline/Timeline.js';
import { OrderStatusTag } from './OrderStatusTag.js';
import { orderTone } from './orderTone.js';
import * as css from './orders.css.js';
import { useOrdersCopy } from './copy.js';

export interface OrderDetailViewProps {
  readonly order: OrderDetailData;
  /** What may be done with it. */
  readonly actions?: ReactNode;
}

/** One order: facts, loan, timeline. */
export function OrderDetailView({ order, actions }: OrderDetailViewProps) {
  const copy = useOrdersCopy();
  const { loan } = order;
  const repayment = order.repaymentType ? RepaymentTypeLabels[order.repaymentType] : emptyText;
  const facts = [
    { term: copy.product, value: order.productName },
    { term: copy.bank, value: order.bankName },
    { term: copy.company, value: order.companyName },
    { term: copy.creditCode, value: order.creditCode },
    { term: copy.legalName, value: formatText(order.legalName) },
    { term: copy.contact, value: formatText(order.contactName) },
    { term: copy.contactPhone, value: formatText(order.contactPhone) },
    { term: copy.amount, value: formatWan(order.loanAmount) },
    { term: copy.term, value: `${order.loanterm}${copy.months}` },
    { term: copy.use, value: formatText(order.loanLending) },
    { term: copy.repayment, value: repayment },
    { term: copy.created, value: formatDateTime(order.createdTs) },
  ];
  const timeline = order.timeline.map((entry) => ({
    key: entry.id,
    title: OrderEventLabels[entry.event],
    time: formatDateTime(entry.createdTs),
    description: [OrderActorLabels[entry.actor], entry.remark].filter(Boolean).join('：'),
    tone: orderTone[entry.orderStatus],
  }));
  return (
    <div className={css.stack}>
      <div className={css.head}>
        <h1 className={css.title}>
          {copy.orderCode} {order.orderCode}
        </h1>
        <OrderStatusTag status={order.orderStatus} />
      </div>
      {order.reason && (
        <Banner tone="info">
          {copy.reason}：{order.reason}
        </Banner>
      )}
      {actions && <div className={css.actions}>{actions}</div>}
      <Part title={copy.facts}>
        <DescriptionList columns={2} items={facts} />
      </Part>
      {order.items.length > 0 && (
        <Part title={copy.answers}>
          <DescriptionList
            columns={2}
            items={order.items.map(({ label, value }) => ({ term: label, value }))}
          />
        </Part>
      )}
      {loan && (
        <Part title={copy.loan}>
          <DescriptionList
            columns={2}
            items={[
              { term: copy.loanDate, value: formatDate(loan.date) },
              { term: copy.loanAmount, value: formatWan(loan.amount) },
              { term: copy.loanRate, value: formatPercent(loan.rate) },
              { term: copy.loanTerm, value: `${loan.term}${copy.months}` },
            ]}
          />
        </Part>
      )}
      <Part title={copy.timeline}>
        <Timeline items={timeline} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <section className={css.section} aria-label={title}>
        <h2>{title}</h2>
        {children}
      </section>
    </Card>
  );
}
