import { qrCountdown, type ProductQrCode } from '@huiqi/sdk';
import { useEffect, useState } from 'react';

export type QrTimes = Pick<ProductQrCode, 'issuedTs' | 'serverTs' | 'validSeconds'>;

/**
 * Seconds for which a code is still valid; 0 once it is overdue, null before the first tick. They are counted from its
 * issue by the server's clock: `receivedAt` is what the device's clock, which may be wrong, said at `serverTs`.
 */
export function useQrCountdown(times: QrTimes, receivedAt: number): number | null {
  const { issuedTs, serverTs, validSeconds } = times;
  const [tick, setTick] = useState<{ readonly of: string; readonly left: number } | null>(null);
  useEffect(() => {
    const ahead = Date.parse(serverTs) - receivedAt;
    const count = () =>
      qrCountdown({
        issuedAt: Date.parse(issuedTs),
        validSeconds,
        onTick: (left) => setTick({ of: issuedTs, left }),
        now: () => Date.now() + ahead,
      });
    let stop = count();
    // Timers of a sleeping tab or machine are late: it counts again as soon as it is visible.
    const wake = () => {
      stop();
      stop = count();
    };
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('focus', wake);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('focus', wake);
    };
  }, [issuedTs, serverTs, validSeconds, receivedAt]);
  // The last tick of the code before says nothing of this one.
  return tick?.of === issuedTs ? tick.left : null;
}

/** 29:59 */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
