import { qrValiditySeconds } from '../generated/constants.js';

export interface QrCountdownOptions {
  /** When the code was issued (ms since 1970). */
  readonly issuedAt: number;
  /** Validity in seconds. Defaults to 1800 (spec 1 §4). */
  readonly validSeconds?: number;
  /** Called at once and every second with the seconds left; 0 means expired. */
  readonly onTick: (secondsLeft: number) => void;
  readonly now?: () => number;
}

/**
 * Counts down the validity of a QR code from the time it was issued, so that a sleeping tab does not extend it. Returns a
 * function that stops it.
 */
export function qrCountdown({
  issuedAt,
  validSeconds = qrValiditySeconds,
  onTick,
  now = Date.now,
}: QrCountdownOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const leftMs = issuedAt + validSeconds * 1000 - now();
    onTick(Math.max(0, Math.ceil(leftMs / 1000)));
    // Waits for the next full second, so that each second is shown once.
    if (leftMs > 0) timer = setTimeout(tick, leftMs % 1000 || 1000);
  };
  tick();
  return () => clearTimeout(timer);
}
