import type { PartnerPaths } from './types.js';
import { withQuery } from './withQuery.js';

/** The start of a visit unless an address is given. */
export const listPath = '/cIGNALoan';

/** One address for the user's orders and for each of them. */
export const ordersPath = '/cIGNAOrderDetails';

/** Insurer-style addresses that carry a value (spec 1 §2). A token is never part of them. */
export const partnerPaths: PartnerPaths = {
  products: () => listPath,
  product: ({ id }) => `/cIGNAProductDetail/${encodeURIComponent(id)}`,
  apply: ({ productId, companyId }) => withQuery('/cIGNAProductApply', { productId, companyId }),
  submitted: ({ orderId, orderStatus, productInterfaceType, ewmUrl }) =>
    withQuery('/cIGNASuccess', { orderId, orderStatus, productInterfaceType, ewmUrl }),
  refused: ({ orderId, productId, failReason }) =>
    withQuery('/cIGNAFail', { orderId, productId, failReason }),
  orders: () => ordersPath,
  order: (orderId) => withQuery(ordersPath, { orderId }),
  resume: ({ orderId, productId }) => withQuery('/cIGNAProductApply', { productId, orderId }),
  companies: () => '/cIGNAWhite',
};
