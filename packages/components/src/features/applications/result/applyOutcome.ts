import type { ApplyFailReason, ApplyResult } from '@huiqi/sdk';
import { constants, httpsUrl } from '@huiqi/sdk/domain';

/** Outcome of a submitted application. */
export type ApplyOutcome =
  | { readonly kind: 'saved'; readonly orderId: string | null }
  /** It continues on a bank's platform; no order was made here. */
  | { readonly kind: 'platform'; readonly url: URL }
  | { readonly kind: 'submitted'; readonly orderId: string }
  | {
      readonly kind: 'refused';
      readonly orderId: string | null;
      readonly failReason: ApplyFailReason;
    };

const { specialPlatformAudit, wechatPlatformAudit } = constants;
const platforms: ReadonlySet<string> = new Set([specialPlatformAudit, wechatPlatformAudit]);

/** The platform on which an application continues, if its product has one; only HTTPS addresses. */
export function platformOf(
  facts: Pick<ApplyResult, 'productAudit' | 'sfPlatformUrl'>,
): URL | undefined {
  const { productAudit, sfPlatformUrl } = facts;
  if (productAudit === null || sfPlatformUrl === null || !platforms.has(productAudit))
    return undefined;
  const url = httpsUrl(sfPlatformUrl);
  return url === undefined ? undefined : new URL(url);
}

/**
 * Where a submitted application leads (spec 1 §4 Apply flow). An order that was made is shown, and names its platform
 * itself.
 */
export function applyOutcome(result: ApplyResult): ApplyOutcome {
  const { orderId, orderStatus, applyStatus, failReason } = result;
  const isSuccess = applyStatus === 'SUCCESS';
  if (isSuccess && orderStatus === 'ISSAVE') return { kind: 'saved', orderId };
  if (isSuccess && orderId !== null) return { kind: 'submitted', orderId };
  const url = platformOf(result);
  if (url && failReason === null) return { kind: 'platform', url };
  return { kind: 'refused', orderId, failReason: failReason ?? 'OTHER' };
}
