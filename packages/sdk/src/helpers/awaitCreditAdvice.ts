import type { HuiqiClient } from '../client/HuiqiClient.js';
import type { OperationData } from '../client/types.js';
import { creditAdvicePollLimit, creditAdvicePollSeconds } from '../generated/constants.js';
import { getCreditAdvice, orderCreditAdvice } from '../generated/operations/creditAdvice.js';
import { poll, type Visibility } from './poll.js';

export type CreditAdviceAnswer = OperationData<'getCreditAdvice'>;

export interface CreditAdviceOptions {
  readonly nsrsbh: string;
  /** Orders a new advice first. */
  readonly refresh?: boolean;
  readonly signal?: AbortSignal;
  readonly intervalMs?: number;
  readonly visibility?: Visibility;
}

/**
 * The credit advice of a company: asked every 12 s while it is being generated, at most ten times
 * (spec 2 §4). Resolves with the last answer, which may still be GENERATING.
 */
export async function awaitCreditAdvice(
  client: HuiqiClient,
  { nsrsbh, refresh = false, signal, intervalMs, visibility }: CreditAdviceOptions,
): Promise<CreditAdviceAnswer | undefined> {
  if (refresh) await orderCreditAdvice(client, { nsrsbh }, { signal });
  return poll(() => getCreditAdvice(client, { nsrsbh }, { signal }), {
    intervalMs: intervalMs ?? creditAdvicePollSeconds * 1000,
    limit: creditAdvicePollLimit,
    until: ({ status }) => status !== 'GENERATING',
    ...(signal ? { signal } : {}),
    ...(visibility ? { visibility } : {}),
  });
}
