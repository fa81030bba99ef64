import type {
  OrganisationOrder,
  OrganisationOrderDetail,
  ServiceEvaluation,
  ServiceOrder,
  ServiceOrderDetail,
  ServiceOrderRecord,
} from '@huiqi/sdk';
import {
  mayCancelServiceOrder,
  mayRateServiceOrder,
  serviceOrderTransitions,
  ServiceOrderStatusLabels,
  type ServiceOrderMover,
} from '@huiqi/sdk/domain';
import { maskPhone } from '../../text/mask.js';
import type { OrderRow } from './repository.js';
import type { TrailEntry } from './serviceOrderTrailRepository.js';
import type { serviceEvaluations } from '../../schema/serviceOrders.js';

export const toEvaluation = (row: typeof serviceEvaluations.$inferSelect): ServiceEvaluation => ({
  id: row.id,
  companyName: row.companyName,
  productId: row.productId,
  productName: row.productName,
  score: row.score,
  content: row.content,
  createdTs: row.createdAt.toISOString(),
});

/** An order for the enterprise's users, who all have the same options. */
export function toRow({ order, company, org, evaluation }: OrderRow): ServiceOrder {
  const { status: orderStatus } = order;
  const evaluated = evaluation !== null;
  return {
    id: order.id,
    productId: order.productId,
    productName: order.productName,
    orgId: order.orgId,
    orgName: org.name,
    entName: company.name,
    orgContractPhone: org.phone,
    orderStatus,
    orderStatusName: ServiceOrderStatusLabels[orderStatus],
    createdTs: order.createdAt.toISOString(),
    evaluated,
    mayRate: mayRateServiceOrder({ orderStatus, evaluated }),
    mayCancel: mayCancelServiceOrder(orderStatus),
  };
}

/** An order for the staff of its organisation. */
export const toStaffRow = ({ order, company, org, evaluation }: OrderRow): OrganisationOrder => ({
  id: order.id,
  entName: company.name,
  nsrsbh: company.creditCode,
  contractPhone: maskPhone(order.contactPhone) ?? '',
  productId: order.productId,
  productName: order.productName,
  orgId: order.orgId,
  orgName: org.name,
  status: order.status,
  statusName: ServiceOrderStatusLabels[order.status],
  createdTs: order.createdAt.toISOString(),
  evaluated: evaluation !== null,
  version: order.version,
});

/** Name of an actor: the person for their own side, only the company or organisation for the other. */
export function actorName(
  { event, userName }: TrailEntry,
  { company, org }: Pick<OrderRow, 'company' | 'org'>,
  reader: ServiceOrderMover,
): string {
  const by = serviceOrderTransitions.find((row) => row.event === event.event)?.by;
  if (by === reader && userName !== null) return userName;
  return by === 'ENTERPRISE' ? company.name : org.name;
}

const toRecord =
  (row: OrderRow, reader: ServiceOrderMover) =>
  (entry: TrailEntry): ServiceOrderRecord => ({
    event: entry.event.event,
    status: entry.event.status,
    actorName: actorName(entry, row, reader),
    remark: entry.event.remark,
    createdTs: entry.event.createdAt.toISOString(),
  });

const commonOf = ({ order, evaluation }: OrderRow) => ({
  contactName: order.contactName,
  demand: order.demand,
  formItems: order.formItems,
  handling: order.handling,
  evaluation: evaluation && toEvaluation(evaluation),
  servicePriceType: order.priceType,
  price: order.price,
});

/** An order in full for a user of the enterprise; colleagues see a masked phone number. */
export function toDetail(
  row: OrderRow,
  trail: readonly TrailEntry[],
  userId: string,
): ServiceOrderDetail {
  const { userId: placedBy, contactPhone } = row.order;
  return {
    ...toRow(row),
    ...commonOf(row),
    nsrsbh: row.company.creditCode,
    contactPhone: placedBy === userId ? contactPhone : (maskPhone(contactPhone) ?? ''),
    records: trail.map(toRecord(row, 'ENTERPRISE')),
  };
}

/** An order in full for the staff of its organisation. */
export const toStaffDetail = (
  row: OrderRow,
  trail: readonly TrailEntry[],
): OrganisationOrderDetail => ({
  ...toStaffRow(row),
  ...commonOf(row),
  records: trail.map(toRecord(row, 'ORGANISATION')),
});
