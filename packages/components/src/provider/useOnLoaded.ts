import { useEffect } from 'react';

/** Calls back with each value that has been loaded, once, whatever the callback is by then. */
export function useOnLoaded<Value>(
  value: Value | undefined,
  onLoaded: ((value: Value) => void) | undefined,
): void {
  useEffect(() => {
    if (value) onLoaded?.(value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each value
  }, [value]);
}
