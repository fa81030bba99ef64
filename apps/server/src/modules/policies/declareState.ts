import type { DeclareStatus } from '@huiqi/sdk';

/** The fields that decide whether a policy can be declared; days in China, inclusive. */
export interface DeclareWindow {
  readonly declareFrom: string | null;
  readonly declareUntil: string | null;
  readonly withdrawnAt: Date | null;
}

const dayMs = 86_400_000;

/** Whether a policy is valid on a day (YYYY-MM-DD): not withdrawn and not past its last day. */
export const isValidOn = (
  { declareUntil, withdrawnAt }: Pick<DeclareWindow, 'declareUntil' | 'withdrawnAt'>,
  today: string,
): boolean => withdrawnAt === null && (declareUntil === null || declareUntil >= today);

export function declareStatusOn(policy: DeclareWindow, today: string): DeclareStatus {
  if (!isValidOn(policy, today)) return 'ENDED';
  if (policy.declareFrom !== null && policy.declareFrom > today) return 'NOT_STARTED';
  return policy.declareUntil === null ? 'LONG_TERM' : 'DECLARING';
}

/** Whether a policy can be declared on the platform on a day. */
export const isDeclarableOn = (
  policy: DeclareWindow & { readonly declaredOnline: boolean },
  today: string,
): boolean =>
  policy.declaredOnline &&
  isValidOn(policy, today) &&
  (policy.declareFrom === null || policy.declareFrom <= today);

/** Days until the deadline; null if it cannot be declared or has none. */
export const daysLeftOn = (policy: DeclareWindow, today: string): number | null =>
  declareStatusOn(policy, today) === 'DECLARING' && policy.declareUntil !== null
    ? Math.round((Date.parse(policy.declareUntil) - Date.parse(today)) / dayMs)
    : null;
