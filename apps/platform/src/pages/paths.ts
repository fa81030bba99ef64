import type { ApplyResult, Product } from '@huiqi/sdk';

const query = (values: Readonly<Record<string, string | null | undefined>>) =>
  new URLSearchParams(
    Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1])),
  ).toString();

/** Addresses of the site that carry a value (spec 1 §2). */
export const productPath = (product: Pick<Product, 'id' | 'name'>): string =>
  `/productDetail/${encodeURIComponent(product.id)}?${query({ productName: product.name })}`;

export const applyPath = (entry: {
  readonly productId: string;
  readonly companyId: string;
}): string => `/productApply?${query({ productId: entry.productId, companyId: entry.companyId })}`;

export const statusPath = (result: ApplyResult): string =>
  `/productStatus?${query({ orderId: result.orderId, orderCode: result.orderCode, orderStatus: result.orderStatus })}`;

export const failPath = (result: Pick<ApplyResult, 'orderId' | 'msg'>, productId: string): string =>
  `/applyFail?${query({ orderId: result.orderId, failReason: result.msg, productId })}`;

export const orderPath = (orderId: string): string => `/loanDetail?${query({ orderId })}`;

export const staffOrderPath = (orderId: string): string =>
  `/applicationManage?${query({ orderId })}`;
