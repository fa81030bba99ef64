import type { PartnerPaths } from './types.js';

const query = (values: Readonly<Record<string, string | null | undefined>>): string => {
  const pairs = Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return new URLSearchParams(pairs).toString();
};

/** The start of a visit unless an address is given. */
export const listPath = '/cIGNALoan';

/** One address for the user's orders and for each of them. */
const ordersPath = '/cIGNAOrderDetails';

/** Insurer-style addresses that carry a value (spec 1 §2). A token is never part of them. */
export const partnerPaths: PartnerPaths = {
  products: () => listPath,
  product: ({ id }) => `/cIGNAProductDetail/${encodeURIComponent(id)}`,
  apply: ({ productId, companyId }) => `/cIGNAProductApply?${query({ productId, companyId })}`,
  submitted: ({ orderId }) => `/cIGNASuccess?${query({ orderId })}`,
  refused: ({ orderId, productId, failReason }) =>
    `/cIGNAFail?${query({ orderId, productId, failReason })}`,
  orders: () => ordersPath,
  order: (orderId) => `${ordersPath}?${query({ orderId })}`,
  resume: ({ orderId, productId }) => `/cIGNAProductApply?${query({ productId, orderId })}`,
  companies: () => '/cIGNAWhite',
};
