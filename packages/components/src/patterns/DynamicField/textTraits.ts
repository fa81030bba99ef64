import type { DynamicEntry } from './types.js';

interface TextTraits {
  readonly type?: 'tel';
  readonly inputMode?: 'tel' | 'email';
  readonly autoComplete?: string;
  readonly suffix?: string;
}

/**
 * Keyboard and autofill of a text input. No maximum length here: the browser counts in other units than the form, and
 * silently truncates pasted text.
 */
export function textTraits({ inputType, unit }: DynamicEntry): TextTraits {
  switch (inputType) {
    case 'TEL':
      return { type: 'tel', inputMode: 'tel', autoComplete: 'off' };
    case 'EMAIL':
      return { inputMode: 'email', autoComplete: 'email' };
    default:
      return unit ? { suffix: unit } : {};
  }
}
