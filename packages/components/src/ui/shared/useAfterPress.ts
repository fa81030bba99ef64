import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs a callback once no pointer is down. A message that appears on blur shifts the layout; during
 * a press it would move the button from under the pointer, and the click would be lost.
 */
export function useAfterPress(watching: boolean): (run: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    if (!watching) return undefined;
    const down = () => {
      pressed.current = true;
    };
    // The click follows pointerup.
    const up = () =>
      setTimeout(() => {
        pressed.current = false;
        waiting.current?.();
        waiting.current = undefined;
      });
    window.addEventListener('pointerdown', down, true);
    window.addEventListener('pointerup', up, true);
    window.addEventListener('pointercancel', up, true);
    return () => {
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('pointerup', up, true);
      window.removeEventListener('pointercancel', up, true);
      pressed.current = false;
      waiting.current = undefined;
    };
  }, [watching]);
  return useCallback((run) => {
    if (pressed.current) waiting.current = run;
    else run();
  }, []);
}
