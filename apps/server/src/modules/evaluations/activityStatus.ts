import type { ActivityStatus } from '@huiqi/sdk';
import { ApiError } from '../../contract/ApiError.js';

interface Span {
  readonly beginAt: Date;
  readonly endAt: Date;
  readonly canceledAt: Date | null;
}

/** Why an activity is closed at a moment; null while it runs. */
export function activityStatus(
  { beginAt, endAt, canceledAt }: Span,
  now: Date,
): ActivityStatus | null {
  if (canceledAt !== null && canceledAt <= now) return 'CANCELED';
  if (now < beginAt) return 'NOT';
  return now >= endAt ? 'ENDED' : null;
}

const refusals = { ENDED: '791172', CANCELED: '791173', NOT: '791168' } as const;

/** Throws the code of the state (spec 2 §4) unless the activity runs. */
export function requireOpen(span: Span, now: Date): void {
  const status = activityStatus(span, now);
  if (status !== null) throw new ApiError(refusals[status]);
}
