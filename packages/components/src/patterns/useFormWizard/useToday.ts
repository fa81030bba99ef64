import { useSyncExternalStore } from 'react';

const shanghai = 8 * 60 * 60 * 1000;

/** Today in Asia/Shanghai as YYYY-MM-DD. */
export const todayInShanghai = (now = Date.now()): string =>
  new Date(now + shanghai).toISOString().slice(0, 10);

const never = () => () => undefined;
const unknown = () => undefined;

/** Today's date after mounting, since the server renders without a clock. */
export const useToday = (): string | undefined =>
  useSyncExternalStore<string | undefined>(never, () => todayInShanghai(), unknown);
