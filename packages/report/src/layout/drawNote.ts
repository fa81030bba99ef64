import type { ReportNote } from '@huiqi/sdk/report';
import { drawLines } from './drawTitle.js';
import type { Flow } from './Flow.js';
import { area, colours } from './paper.js';
import { paragraph } from './Paragraph.js';

export function drawNote(flow: Flow, { text }: ReportNote): void {
  drawLines(flow, paragraph(text, flow.fonts.regular, 9, area.width), colours.muted);
}
