import {
  OrderActorLabels,
  OrderEventLabels,
  RepaymentTypeLabels,
  TaxCreditGradeLabels,
  type OrderDetail,
} from '@huiqi/sdk';
import {
  emptyText,
  formatDate,
  formatDateTime,
  formatPercent,
  formatText,
  formatThousands,
  formatWanFigure,
} from '@huiqi/sdk/domain';
import type { DescriptionItem } from '../../ui/DescriptionList/DescriptionList.js';
import type { TimelineItem } from '../../ui/Timeline/Timeline.js';
import type { OrdersCopy } from './copy.js';
import { orderTone } from './orderTone.js';
import { fillCopy, localized } from '../../provider/copy.js';
import { labelled } from '../../copy/punctuation.js';

/** A company, or a person. */
function applicantFacts(order: OrderDetail, copy: OrdersCopy): DescriptionItem[] {
  if (order.applicantKind === 'PERSON') return [{ term: copy.applicant, value: order.companyName }];
  return [
    { term: copy.company, value: order.companyName, kind: 'name' },
    { term: copy.creditCode, value: formatText(order.creditCode), kind: 'code' },
    { term: copy.legalName, value: formatText(order.legalName) },
  ];
}

/** The application's content and applicant. */
export function orderFacts(order: OrderDetail, copy: OrdersCopy): DescriptionItem[] {
  const { repaymentType } = order;
  return [
    { term: copy.orderCode, value: order.orderCode, kind: 'code' },
    { term: copy.created, value: localized(copy, formatDateTime)(order.createdTs), kind: 'date' },
    ...applicantFacts(order, copy),
    // Persons are the contact of their own order.
    ...(order.applicantKind === 'PERSON'
      ? []
      : [{ term: copy.contact, value: formatText(order.contactName) }]),
    { term: copy.contactPhone, value: formatText(order.contactPhone), kind: 'code' },
    { term: copy.use, value: formatText(order.loanLending) },
    {
      term: copy.repayment,
      value: repaymentType ? localized(copy, RepaymentTypeLabels)[repaymentType] : emptyText,
    },
    ...(order.recommendationCode
      ? [{ term: copy.recommendation, value: order.recommendationCode, kind: 'code' as const }]
      : []),
  ];
}

/** Additional fields of the product's form as filled in; files are in a separate section. */
export const answerItems = ({ items }: OrderDetail): DescriptionItem[] =>
  items
    .filter(({ inputType }) => inputType !== 'UPLOAD')
    .map(({ label, value }) => ({ term: label, value, full: value.length > 24 }));

/** What the tax register said when the company applied, which the lender has with the application. */
export function taxItems({ taxInvoice }: OrderDetail, copy: OrdersCopy): DescriptionItem[] {
  if (!taxInvoice) return [];
  const { taxCreditGrade: grade, taxArrears, years, readTs } = taxInvoice;
  const money = (term: string, value: string | null): DescriptionItem => ({
    term,
    value: formatThousands(value),
    unit: value === null ? undefined : copy.yuan,
    kind: 'money',
  });
  return [
    {
      term: copy.taxGrade,
      value: grade ? localized(copy, TaxCreditGradeLabels)[grade] : emptyText,
    },
    money(copy.taxArrears, taxArrears),
    ...years.flatMap(({ year, revenue, taxPaid }) => [
      money(fillCopy(copy.revenueOf, { year: String(year) }), revenue),
      money(fillCopy(copy.taxPaidOf, { year: String(year) }), taxPaid),
    ]),
    { term: copy.taxRead, value: localized(copy, formatDateTime)(readTs), kind: 'date' },
  ];
}

/** The disbursed loan. */
export function loanItems({ loan }: OrderDetail, copy: OrdersCopy): DescriptionItem[] {
  if (!loan) return [];
  return [
    { term: copy.loanDate, value: localized(copy, formatDate)(loan.date), kind: 'date' },
    {
      term: copy.loanAmount,
      value: localized(copy, formatWanFigure)(loan.amount),
      unit: copy.wan,
      kind: 'money',
    },
    { term: copy.loanRate, value: formatPercent(loan.rate), kind: 'number' },
    { term: copy.loanTerm, value: String(loan.term), unit: copy.months, kind: 'number' },
    ...(loan.remark === null ? [] : [{ term: copy.loanRemark, value: loan.remark, full: true }]),
  ];
}

/** Events of the order, oldest first. */
export const orderTimeline = (
  { timeline }: Pick<OrderDetail, 'timeline'>,
  copy: object,
): TimelineItem[] =>
  timeline.map((entry) => ({
    key: entry.id,
    title: localized(copy, OrderEventLabels)[entry.event],
    time: localized(copy, formatDateTime)(entry.createdTs),
    description: entry.remark
      ? localized(copy, labelled)(localized(copy, OrderActorLabels)[entry.actor], entry.remark)
      : localized(copy, OrderActorLabels)[entry.actor],
    tone: orderTone[entry.orderStatus],
  }));
