import type { TextFont } from '../fonts/TextFont.js';
import { wrapText } from '../text/wrapText.js';

/** Lines of a text in one size. */
export interface Paragraph {
  readonly lines: readonly string[];
  readonly font: TextFont;
  readonly size: number;
  readonly leading: number;
}

const defaultLeading = 1.5;

/** Prepares and wraps a text. */
export function paragraph(
  text: string,
  font: TextFont,
  size: number,
  width: number,
  leading: number = size * defaultLeading,
): Paragraph {
  const widthOf = (character: string) => (font.characterWidth(character) * size) / 1000;
  return { lines: wrapText(font.prepare(text), width, widthOf), font, size, leading };
}

export const heightOf = ({ lines, leading }: Pick<Paragraph, 'lines' | 'leading'>): number =>
  lines.length * leading;

/** Base line of the first line below the top of a paragraph: Chinese stands in the middle of its line. */
export const baseline = ({ size, leading }: Pick<Paragraph, 'size' | 'leading'>): number =>
  leading / 2 + size * 0.38;
