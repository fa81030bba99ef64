import { drawParagraph } from './drawParagraph.js';
import type { Flow } from './Flow.js';
import { area } from './paper.js';
import { paragraph } from './Paragraph.js';

const size = 10;
const gap = 5;
/** Captions are copy; one from elsewhere must not fill the page. */
const longest = 120;

/** Height of a caption of one line with the gap below it. */
export const captionHeight = size * 1.5 + gap;

/** The caption of a table or chart. */
export function drawCaption(flow: Flow, text: string): void {
  const caption = paragraph(
    Array.from(text).slice(0, longest).join(''),
    flow.fonts.bold,
    size,
    area.width,
  );
  flow.y = drawParagraph(flow.sheet, caption, area.left, flow.y) + gap;
}
