import type { HuiqiClient } from '../client/HuiqiClient.js';
import { creditAdvicePollLimit, creditAdvicePollSeconds } from '../generated/constants.js';
import type { CreditAdvice } from '../generated/models.js';
import { getCreditAdvice, orderCreditAdvice } from '../generated/operations/creditAdvice.js';
import { poll, type Visibility } from './poll.js';

export interface CreditAdviceOptions {
  readonly nsrsbh: string;
  /** Requests a new advice first. */
  readonly refresh?: boolean;
  readonly signal?: AbortSignal;
  readonly intervalMs?: number;
  readonly visibility?: Visibility;
}

/**
 * Polls the credit advice of a company every 12 s while it is being generated, at most ten times (spec 2 §4). Resolves
 * with the last response, which may still be GENERATING, or null if no advice was requested.
 */
export async function awaitCreditAdvice(
  client: HuiqiClient,
  { nsrsbh, refresh = false, signal, intervalMs, visibility }: CreditAdviceOptions,
): Promise<CreditAdvice | null> {
  if (refresh) await orderCreditAdvice(client, { nsrsbh }, { signal });
  const last = await poll(() => getCreditAdvice(client, { nsrsbh }, { signal }), {
    intervalMs: intervalMs ?? creditAdvicePollSeconds * 1000,
    limit: creditAdvicePollLimit,
    until: (advice) => advice?.status !== 'GENERATING',
    ...(signal ? { signal } : {}),
    ...(visibility ? { visibility } : {}),
  });
  return last ?? null;
}
