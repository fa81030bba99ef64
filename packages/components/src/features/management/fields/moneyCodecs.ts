import type { Codec } from './codecs.js';

const amount = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

const inFull = (typed: string): string | null => {
  const [, whole, part = ''] = amount.exec(typed.trim()) ?? [];
  return whole === undefined ? null : `${whole}.${part.padEnd(2, '0')}`;
};

const short = (value: string) => value.replace(/\.00$/, '');

/** Yuan with two decimals, which need not be typed. */
export const yuan: Codec<string | null> = {
  toText: (value) => (value === null ? '' : short(value)),
  toValue: (typed, old) => (typed.trim() === '' ? null : (inFull(typed) ?? old)),
};

/** Yuan that cannot be missing. */
export const neededYuan: Codec<string> = {
  toText: short,
  toValue: (typed, old) => inFull(typed) ?? old,
};
