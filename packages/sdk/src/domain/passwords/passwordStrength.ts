import { commonPasswords } from './commonPasswords.js';

export type PasswordLevel = 'weak' | 'fair' | 'strong';

export interface PasswordStrength {
  /** 0 (guessed at once) to 4. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly level: PasswordLevel;
}

const lowered = new Set(commonPasswords.map((one) => one.toLowerCase()));

/** Whether a password is one of those that guessers try first, whatever its case. */
export const isCommonPassword = (value: string): boolean => lowered.has(value.toLowerCase());

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];

const codes = (value: string) => [...value].map((one) => one.codePointAt(0) ?? 0);

/** Counts characters that neither repeat nor continue the previous one: `aaaa` and `1234` count as two. */
function surprising(value: string): number {
  const all = codes(value);
  const steps = all.map((code, at) => code - (all[at - 1] ?? Number.NaN));
  const dull = steps.filter((step, at) => step === steps[at - 1] && Math.abs(step) <= 1);
  return all.length - dull.length;
}

const levels = ['weak', 'weak', 'fair', 'strong', 'strong'] as const;

/**
 * How hard a password is to guess, by length, kinds of characters and predictability; an estimate for display, not a
 * rule.
 */
export function passwordStrength(value: string): PasswordStrength {
  const score = scoreOf(value);
  return { score, level: levels[score] };
}

function scoreOf(value: string): PasswordStrength['score'] {
  if (value === '' || isCommonPassword(value)) return 0;
  const length = surprising(value);
  if (length < 6) return 0;
  if (length < 8) return 1;
  const found = kinds.filter((kind) => kind.test(value)).length;
  if (length >= 15) return 4;
  if (found >= 3) return length >= 12 ? 4 : 3;
  return found === 2 ? (length >= 12 ? 3 : 2) : 1;
}
