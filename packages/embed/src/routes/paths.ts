import type { ApplyResult } from '@huiqi/sdk';

const query = (values: Readonly<Record<string, string | null | undefined>>): string =>
  new URLSearchParams(
    Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1])),
  ).toString();

/** Insurer-style addresses that carry a value (spec 1 §2). A token is never part of them. */
export const listPath = '/cIGNALoan';

export const detailPath = (productId: string): string =>
  `/cIGNAProductDetail/${encodeURIComponent(productId)}`;

export const applyPath = (entry: {
  readonly productId: string;
  readonly companyId?: string;
}): string =>
  `/cIGNAProductApply?${query({ productId: entry.productId, companyId: entry.companyId })}`;

export const successPath = (
  result: Pick<ApplyResult, 'orderId' | 'orderCode' | 'orderStatus' | 'productInterfaceType'>,
): string =>
  `/cIGNASuccess?${query({
    orderId: result.orderId,
    orderCode: result.orderCode,
    orderStatus: result.orderStatus,
    productInterfaceType: result.productInterfaceType,
  })}`;

export const failPath = (result: Pick<ApplyResult, 'orderId' | 'msg'>, productId: string): string =>
  `/cIGNAFail?${query({ orderId: result.orderId, failReason: result.msg, productId })}`;
