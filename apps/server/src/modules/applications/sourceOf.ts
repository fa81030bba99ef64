import type { OrderSourceType } from '@huiqi/sdk';
import type { UserCall } from '../../http/context.js';
import { tokenOf } from '../../http/access/sessionEffects.js';
import { isByQrCode } from '../products/isByQrCode.js';
import type { ProductRow } from '../products/toProduct.js';

/** How an application reached us (spec 1 §3 orderSourceType; the rules are inferred). */
export function sourceOf(
  { partner, request, user }: Pick<UserCall<never>, 'partner' | 'request' | 'user'>,
  { product }: ProductRow,
): OrderSourceType {
  if (partner) return 'PARTNER';
  const channel = request.headers['x-source'];
  if (channel === 'QR' || isByQrCode(product)) return 'QR';
  if (user.role === 'AGENT') return 'AGENT';
  // Partner pages send their session as a token, ours as a cookie.
  if (tokenOf(request) !== null) return 'PARTNER';
  return channel === 'WECHAT' || product.urlType === 'WECHAT' ? 'WECHAT' : 'WEB';
}
