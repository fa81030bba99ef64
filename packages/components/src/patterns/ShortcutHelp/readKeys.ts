import type { Shortcut } from './types.js';

/** Timeout for the second of two keys, in milliseconds. */
export const sequenceTime = 1_200;

export interface KeysRead {
  readonly shortcut?: Shortcut | undefined;
  /** The first of two keys, while waiting for the second. */
  readonly pending?: string | undefined;
}

/** Chinese input methods type a full-width question mark. */
const plain = (key: string) => (key === '？' ? '?' : key);

/** The meaning of a key after the pending one. */
export function readKeys(
  shortcuts: readonly Shortcut[],
  pressed: string,
  pending?: string,
): KeysRead {
  const key = plain(pressed);
  const find = (wanted: string) => shortcuts.find(({ keys }) => keys.includes(wanted));
  const second = pending === undefined ? undefined : find(`${pending} ${key}`);
  if (second) return { shortcut: second };
  const isFirst = shortcuts.some(({ keys }) => keys.some((one) => one.startsWith(`${key} `)));
  return isFirst ? { pending: key } : { shortcut: find(key) };
}
