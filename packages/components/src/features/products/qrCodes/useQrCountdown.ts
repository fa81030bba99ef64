import { qrCountdown, type ProductQrCode } from '@huiqi/sdk';
import { useEffect, useState } from 'react';

export type QrTimes = Pick<ProductQrCode, 'issuedTs' | 'serverTs' | 'validSeconds'>;

/**
 * Seconds for which a code is still valid; 0 once expired, null before the first tick. Counted from its issue by the
 * server's clock: `receivedAt` is the device's clock, which may be wrong, at `serverTs`.
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
    // Timers of a sleeping tab or machine are late: recounts as soon as it is visible.
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
  // The last tick of the previous code does not apply to this one.
  return tick?.of === issuedTs ? tick.left : null;
}

/** 29:59 */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
