import { fillCopy } from './fillCopy.js';
import { formatsCopy } from './formatsCopy.js';
import type { CopyTexts } from './types.js';

type Format = (...values: never[]) => unknown;

const figure = /-?\d[\d.,–-]*/;

/** The figure of a formatted text without its unit: 6-12 of 6-12个月. Texts without digits are unchanged. */
export const figureOf = (text: string): string => figure.exec(text)?.[0] ?? text;

const keys = new Map<string, string>(Object.entries(formatsCopy).map(([key, text]) => [text, key]));

/**
 * A format with the host's text around the figure. The Chinese result determines the text; the figure is the
 * language's, since yuan in English are 10,000 times those in 万元.
 */
export function withFormats<Translated extends Format>(
  chinese: Format,
  translated: Translated,
  texts: Partial<CopyTexts>,
): Translated {
  const format = (...values: never[]) => {
    const shown = translated(...values);
    const original = chinese(...values);
    if (typeof original !== 'string' || typeof shown !== 'string') return shown;
    const own = texts[keys.get(original.replace(figure, '{n}')) ?? ''];
    return own === undefined ? shown : fillCopy(own, { n: figureOf(shown) });
  };
  return format as Translated;
}
