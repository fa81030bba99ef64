import type { DynamicEntry } from './types.js';

interface TextTraits {
  readonly type?: 'text' | 'tel';
  readonly inputMode?: 'numeric' | 'tel' | 'text';
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly suffix?: string;
}

/** Keyboard, completion and length of a line of text. Identity numbers are never completed. */
export function textTraits(entry: DynamicEntry): TextTraits {
  switch (entry.inputType) {
    case 'PHONE':
      return { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 11 };
    case 'ID_CARD':
      return { inputMode: 'text', autoComplete: 'off', maxLength: 18 };
    case 'CREDIT_CODE':
      return { inputMode: 'text', autoComplete: 'off', maxLength: 20 };
    default:
      return {
        ...(entry.maxLength ? { maxLength: entry.maxLength } : {}),
        ...(entry.unit ? { suffix: entry.unit } : {}),
      };
  }
}
