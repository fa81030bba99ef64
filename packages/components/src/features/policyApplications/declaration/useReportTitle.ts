import { useEffect } from 'react';

/** Reports the policy's title once known. */
export function useReportTitle(
  title: string | undefined,
  onTitle: ((title: string) => void) | undefined,
): void {
  useEffect(() => {
    if (title !== undefined) onTitle?.(title);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each policy, whatever the callback is
  }, [title]);
}
