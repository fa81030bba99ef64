import { orders } from '../../schema/orders.js';

/** What lists show of an order. Its form, which may be long, is read only with the order alone. */
export const listedOrder = {
  id: orders.id,
  orderCode: orders.orderCode,
  userId: orders.userId,
  kind: orders.kind,
  applicantName: orders.applicantName,
  parentOrderId: orders.parentOrderId,
  partnerReference: orders.partnerReference,
  productId: orders.productId,
  status: orders.status,
  loanAmount: orders.loanAmount,
  loanTerm: orders.loanTerm,
  recommendationCode: orders.recommendationCode,
  source: orders.source,
  scfProvince: orders.scfProvince,
  scfCity: orders.scfCity,
  scfDistrict: orders.scfDistrict,
  assigneeId: orders.assigneeId,
  version: orders.version,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
};
