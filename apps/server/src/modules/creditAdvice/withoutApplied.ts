import type { CreditAdvice } from '@huiqi/sdk';
import { ApplyFailReasonLabels } from '@huiqi/sdk/domain';
import { most } from './adviceFor.js';
import { highestLimit } from './highestLimit.js';

/** An advice that names the products in `applied` as unsuitable: the company applied for them before or after it was made. */
export function withoutApplied(advice: CreditAdvice, applied: ReadonlySet<string>): CreditAdvice {
  const matchList = advice.matchList.filter(({ productId }) => !applied.has(productId));
  if (matchList.length === advice.matchList.length) return advice;
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
    adviceLimit: highestLimit(matchList),
    matchList,
    unmatchedList: [...taken, ...advice.unmatchedList].slice(0, most),
  };
}
