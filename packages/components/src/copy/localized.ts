import type { Locale } from './Locale.js';

// Beside the copy instead of in it: copy is texts alone.
const languages = new WeakMap<object, Locale>();

/** Notes the language of a copy. */
export function setLanguage(copy: object, locale: Locale): void {
  languages.set(copy, locale);
}

/**
 * Returns a label table or a format in the language of the copy: `localized(copy, OrderStatusLabels)[status]`,
 * `localized(copy, formatDate)(time)`. The original serves as its own name, and is returned in Chinese copy.
 */
export function localized<Original>(copy: object, original: Original): Original {
  return (languages.get(copy)?.counterparts.get(original) as Original | undefined) ?? original;
}
