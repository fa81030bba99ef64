import type { CreditAdvice } from '@huiqi/sdk';

/** The highest limit of the suitable products; null without any. */
export const highestLimit = (matches: CreditAdvice['matchList']): string | null =>
  matches.length > 0
    ? String(Math.max(...matches.map(({ adviceLimit }) => Number(adviceLimit))))
    : null;
