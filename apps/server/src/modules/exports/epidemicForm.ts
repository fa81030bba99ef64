import type { LoanReview, OrderDetail } from '@huiqi/sdk';
import {
  AuditStateLabels,
  formatDateTime,
  labelOf,
  OrderEventLabels,
  OrderStatusLabels,
  RepaymentTypeLabels,
} from '@huiqi/sdk/domain';
import { epidemicReviews } from '../orders/epidemicReviews.js';
import { dateTimeCell, type Cell, type SheetColumn } from './xls/columns.js';

export const formColumns: readonly SheetColumn[] = [
  { title: '项目', kind: 'text', width: 24 },
  { title: '内容', kind: 'text', width: 60 },
];

function reviewText({ auditState, reason, auditTs }: LoanReview): string {
  const said = [labelOf(AuditStateLabels, auditState), auditTs && formatDateTime(auditTs), reason];
  return said.filter(Boolean).join('，');
}

const withUnit = (value: string | number | null, unit: string): string | null =>
  value === null ? null : `${value}${unit}`;

/** The form of an epidemic-relief loan, as pairs of question and answer. */
export function epidemicForm(order: OrderDetail): Cell[][] {
  const { commissionReview, bankReview } = epidemicReviews(order.timeline);
  const { loan } = order;
  return [
    ['申请编号', order.orderCode],
    ['企业名称', order.companyName],
    ['统一社会信用代码', order.creditCode],
    ['法定代表人', order.legalName],
    ['联系人', order.contactName],
    ['联系电话', order.contactPhone],
    ['产品名称', order.productName],
    ['所属银行', order.bankName],
    ['申请金额', withUnit(order.loanAmount, '万元')],
    ['贷款期限', withUnit(order.loanterm, '个月')],
    ['贷款用途', order.loanLending],
    ['还款方式', order.repaymentType && labelOf(RepaymentTypeLabels, order.repaymentType)],
    ['推荐码', order.recommendationCode],
    ['申请时间', dateTimeCell(new Date(order.createdTs))],
    ...order.items.map(({ label, value }): Cell[] => [label, value]),
    ['申请状态', labelOf(OrderStatusLabels, order.orderStatus)],
    ['经信委审核', reviewText(commissionReview)],
    ['银行审核', bankReview && reviewText(bankReview)],
    ['放款', loan && `${loan.date}，${loan.amount}万元，利率${loan.rate}%，${loan.term}个月`],
    ...order.timeline.map(({ event, createdTs }): Cell[] => [
      '办理记录',
      `${formatDateTime(createdTs)} ${labelOf(OrderEventLabels, event)}`,
    ]),
  ];
}
