import type { TextFont } from '../fonts/TextFont.js';

/** As much of a label as fits; the chart's table has the whole text. */
export function shorten(font: TextFont, label: string, size: number, width: number): string {
  const text = font.prepare(label.replaceAll(/\s+/g, ' '));
  if (font.widthOf(text, size) <= width) return text;
  let used = font.widthOf('…', size);
  let kept = '';
  for (const character of text) {
    used += (font.characterWidth(character) * size) / 1000;
    if (used > width) break;
    kept += character;
  }
  return `${kept}…`;
}
