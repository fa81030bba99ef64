import { OrderSourceTypeLabels, type StaffOrderDetail } from '@huiqi/sdk';
import { formatText } from '@huiqi/sdk/domain';
import type { DescriptionItem } from '../../../ui/DescriptionList/DescriptionList.js';
import type { OrdersCopy } from '../../orders/copy.js';
import { orderFacts } from '../../orders/orderFacts.js';
import type { StaffOrderCopy } from '../list/copy.js';

/** What was applied for; contact and recommendation are elsewhere on the desk. */
export function applicationFacts(order: StaffOrderDetail, orders: OrdersCopy): DescriptionItem[] {
  const elsewhere = new Set([
    orders.orderCode,
    orders.contact,
    orders.contactPhone,
    orders.recommendation,
  ]);
  return [
    { term: orders.product, value: order.productName },
    { term: orders.bank, value: order.bankName },
    ...orderFacts(order, orders).filter(({ term }) => !elsewhere.has(term)),
  ];
}

/** Source of an application, and its handler. */
export function handlingFacts(
  order: StaffOrderDetail,
  copy: StaffOrderCopy,
  orders: OrdersCopy,
): DescriptionItem[] {
  const { recommender, recommendationCode, assignee } = order;
  const join = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');
  return [
    { term: copy.applyUser, value: formatText(order.applyUser) },
    { term: copy.source, value: OrderSourceTypeLabels[order.source] },
    ...(order.partnerName ? [{ term: copy.partner, value: order.partnerName }] : []),
    ...(order.partnerReference
      ? [{ term: copy.partnerReference, value: order.partnerReference, kind: 'code' as const }]
      : []),
    { term: copy.region, value: formatText(order.region.regionName) },
    {
      term: copy.assignee,
      value: assignee ? join(assignee.name, assignee.deptName) : copy.unassigned,
    },
    {
      term: copy.recommender,
      value: recommender
        ? join(recommender.name, recommender.mechanismName, recommender.phone)
        : copy.nobody,
      full: true,
    },
    ...(recommendationCode
      ? [{ term: orders.recommendation, value: recommendationCode, kind: 'code' as const }]
      : []),
  ];
}
