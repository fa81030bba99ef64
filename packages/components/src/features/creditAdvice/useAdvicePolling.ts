import type { CreditAdvice } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { useEffect, useState } from 'react';

const { creditAdvicePollLimit, creditAdvicePollSeconds } = constants;

interface Polled {
  /** Identifies what is polled: another company or request restarts the count. */
  readonly key: string;
  readonly count: number;
}

export interface AdvicePolling {
  /** Whether all polls were used without a result. */
  readonly isExhausted: boolean;
  /** Restarts the count when the user refreshes. */
  readonly restart: () => void;
}

/**
 * Reloads an advice every 12 s while it is generated, at most ten times (spec 2 §4). The count restarts for another
 * company and on refresh.
 */
export function useAdvicePolling(
  advice: CreditAdvice | null | undefined,
  companyId: string,
  read: () => Promise<unknown>,
): AdvicePolling {
  const [polled, setPolled] = useState<Polled>({ key: companyId, count: 0 });
  const count = polled.key === companyId ? polled.count : 0;
  const isGenerating = advice?.status === 'GENERATING';
  const isExhausted = isGenerating && count >= creditAdvicePollLimit;
  useEffect(() => {
    if (!isGenerating || isExhausted) return undefined;
    const timer = setTimeout(() => {
      void read().finally(() => setPolled({ key: companyId, count: count + 1 }));
    }, creditAdvicePollSeconds * 1000);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one timer for each count, whatever the callback is
  }, [isGenerating, isExhausted, companyId, count]);
  return { isExhausted, restart: () => setPolled({ key: companyId, count: 0 }) };
}
