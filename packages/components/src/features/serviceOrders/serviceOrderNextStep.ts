import type { ServiceOrder } from '@huiqi/sdk';
import type { ServiceOrdersCopy } from './copy.js';

/** The enterprise's next step with an order. */
export interface ServiceOrderNextStep {
  /** The sentence beside it. */
  readonly line: keyof ServiceOrdersCopy | null;
  readonly action: 'rate' | 'call' | 'view' | 'again';
}

const lines: Readonly<Record<string, keyof ServiceOrdersCopy>> = {
  PENDING: 'nextPending',
  ACCEPTED: 'nextAccepted',
  REFUSED: 'nextRefused',
  FINISHED: 'nextFinished',
  CANCELED: 'nextCanceled',
};

/** Rate a finished order, call or read while the organisation is working, order again afterwards. */
export function serviceOrderNextStep({
  orderStatus,
  orgContractPhone,
  mayRate,
}: Pick<ServiceOrder, 'orderStatus' | 'orgContractPhone' | 'mayRate'>): ServiceOrderNextStep {
  const isOpen = orderStatus === 'PENDING' || orderStatus === 'ACCEPTED';
  const isRated = orderStatus === 'FINISHED' && !mayRate;
  const line = isRated ? 'nextRated' : (lines[orderStatus] ?? null);
  if (mayRate) return { line, action: 'rate' };
  // While an order is open, another one of the same service is refused.
  if (isOpen) return { line, action: orgContractPhone === null ? 'view' : 'call' };
  return { line, action: 'again' };
}
