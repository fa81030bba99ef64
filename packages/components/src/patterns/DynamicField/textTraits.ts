import type { DynamicEntry } from './types.js';

interface TextTraits {
  readonly type?: 'tel';
  readonly inputMode?: 'tel' | 'email';
  readonly autoComplete?: string;
  readonly suffix?: string;
}

/**
 * Keyboard and completion of a line of text. Its length is not limited here: a limit of the browser counts other units than
 * the form does, and cuts off what is pasted without a word.
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
