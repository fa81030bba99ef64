import { useCallback, useEffect, useState } from 'react';
import { useHuiqi } from '../../provider/context.js';

export interface Countdown {
  /** Seconds left; 0 when it is over. */
  readonly left: number;
  readonly start: (seconds: number) => void;
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));
const tickMs = 250;

/** Counts down to a time that survives reloads and navigation: it is stored for the tab under `key`. */
export function useCountdown(key: string): Countdown {
  const storage = useHuiqi().drafts.passing;
  const [state, setState] = useState({ key, left: 0 });
  const [started, setStarted] = useState({ key: '', end: 0 });

  useEffect(() => {
    const end = started.key === key ? started.end : Number(storage.get(key) ?? 0) || 0;
    if (secondsUntil(end) === 0) return undefined;
    const tick = () => {
      const left = secondsUntil(end);
      setState({ key, left });
      if (left > 0) return;
      clearInterval(timer);
      storage.remove(key);
    };
    const timer = setInterval(tick, tickMs);
    const first = setTimeout(tick);
    return () => {
      clearInterval(timer);
      clearTimeout(first);
    };
  }, [key, started, storage]);

  const start = useCallback(
    (seconds: number) => {
      const end = Date.now() + seconds * 1000;
      storage.set(key, String(end));
      setState({ key, left: seconds });
      setStarted({ key, end });
    },
    [key, storage],
  );
  return { left: state.key === key ? state.left : 0, start };
}
