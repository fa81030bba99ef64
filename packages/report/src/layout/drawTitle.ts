import type { ReportDocument } from '@huiqi/sdk/report';
import { drawParagraph } from './drawParagraph.js';
import type { Flow } from './Flow.js';
import { area, colours } from './paper.js';
import { heightOf, paragraph } from './Paragraph.js';

const titleSize = 20;
const factSize = 9.5;
const noteSize = 9;

/** The head of the first page: title, facts of the report, disclaimer. */
export function drawTitle(flow: Flow, { title, header }: ReportDocument): void {
  const { regular, bold } = flow.fonts;
  flow.sheet.rect(area.left, flow.y, 28, 3, colours.primary);
  flow.y += 16;
  drawLines(flow, paragraph(title, bold, titleSize, area.width, titleSize * 1.4));
  flow.y += 8;
  const facts = [
    `统一社会信用代码：${header.code}`,
    ...(header.number ? [`报告编号：${header.number}`] : []),
    `报告日期：${header.date}`,
    `查询原因：${header.reason}`,
  ];
  for (const fact of facts) {
    drawLines(flow, paragraph(fact, regular, factSize, area.width), colours.muted);
  }
  flow.y += 8;
  const note = paragraph(header.disclaimer, regular, noteSize, area.width - 24);
  // One that takes more than a page is no box.
  if (heightOf(note) + 14 < flow.left) {
    flow.sheet.rect(area.left, flow.y, area.width, heightOf(note) + 14, colours.soft);
    drawParagraph(flow.sheet, note, area.left + 12, flow.y + 7, colours.muted);
    flow.y += heightOf(note) + 14;
  } else {
    drawLines(flow, note, colours.muted);
  }
  flow.y += 6;
}

/** Draws a paragraph line by line, on as many pages as it takes. */
export function drawLines(
  flow: Flow,
  whole: ReturnType<typeof paragraph>,
  colour: string = colours.text,
): void {
  for (const line of whole.lines) {
    flow.ensure(whole.leading);
    flow.y = drawParagraph(flow.sheet, { ...whole, lines: [line] }, area.left, flow.y, colour);
  }
}
