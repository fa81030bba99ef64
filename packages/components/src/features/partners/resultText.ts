import { WebhookFailureLabels, type WebhookFailure } from '@huiqi/sdk';
import { fillCopy } from '../../provider/copy.js';
import type { PartnersCopy } from './copy.js';

/** Outcome of an attempt: `HTTP 200`, 超时, 对方返回错误状态（HTTP 500）. */
export function resultText(
  copy: PartnersCopy,
  status: number | null,
  failure: WebhookFailure | null,
): string {
  if (failure === null) return status === null ? '--' : fillCopy(copy.http, { status });
  const reason = WebhookFailureLabels[failure];
  return status === null ? reason : fillCopy(copy.httpFailed, { reason, status });
}
