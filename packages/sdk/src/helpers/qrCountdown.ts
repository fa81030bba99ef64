import { qrValiditySeconds } from '../generated/constants.js';

export interface QrCountdownOptions {
  /** When the code was issued (ms since 1970). */
  readonly issuedAt: number;
  /** How long it lasts; 1800 s unless told (spec 1 §4). */
  readonly validSeconds?: number;
  /** Hears the seconds left, each second, from the first call on; 0 means overdue. */
  readonly onTick: (secondsLeft: number) => void;
  readonly now?: () => number;
}

/**
 * Counts down the life of a QR code from the time it was issued, so a sleeping tab does not make it
 * live longer. Answers with the function that ends it.
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
    // To the next full second, so that no second is shown twice or left out.
    if (leftMs > 0) timer = setTimeout(tick, leftMs % 1000 || 1000);
  };
  tick();
  return () => clearTimeout(timer);
}
