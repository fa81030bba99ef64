import type { CreditAdvice } from '@huiqi/sdk';
import { ApplyFailReasonLabels } from '@huiqi/sdk/domain';
import { most } from './adviceFor.js';

/** An advice that names the products in `applied` as unsuitable: the company applied for them before or after it was made. */
export function withoutApplied(advice: CreditAdvice, applied: ReadonlySet<string>): CreditAdvice {
  const matchList = advice.matchList.filter(({ productId }) => !applied.has(productId));
  if (matchList.length === advice.matchList.length) return advice;
  const limits = matchList.map(({ adviceLimit }) => Number(adviceLimit));
  const taken = advice.matchList
    .filter(({ productId }) => applied.has(productId))
    .map(
      ({
        productId,
        productName,
        bankName,
        logoImgUrl,
        productAudit = null,
        sfPlatformUrl = null,
      }) => ({
        productId,
        productName,
        bankName,
        logoImgUrl,
        productAudit,
        sfPlatformUrl,
        reasons: [ApplyFailReasonLabels.ALREADY_APPLIED],
      }),
    );
  return {
    ...advice,
    adviceLimit: limits.length > 0 ? String(Math.max(...limits)) : null,
    matchList,
    unmatchedList: [...taken, ...advice.unmatchedList].slice(0, most),
  };
}
