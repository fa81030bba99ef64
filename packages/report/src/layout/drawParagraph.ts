import { colours } from './paper.js';
import { baseline, heightOf, type Paragraph } from './Paragraph.js';
import type { Sheet } from './Sheet.js';

/** Draws the lines of a paragraph from its top and returns where it ends. */
export function drawParagraph(
  sheet: Sheet,
  paragraph: Paragraph,
  x: number,
  top: number,
  colour: string = colours.text,
  align: 'start' | 'end' = 'start',
): number {
  const { lines, font, size, leading } = paragraph;
  lines.forEach((line, place) => {
    sheet.text(line, x, top + place * leading + baseline(paragraph), { font, size, colour, align });
  });
  return top + heightOf(paragraph);
}
