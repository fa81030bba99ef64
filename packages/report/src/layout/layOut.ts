import type { ReportBlock, ReportDocument, ReportDocumentSection } from '@huiqi/sdk/report';
import { chartHeight, drawChart } from '../charts/drawChart.js';
import { drawParagraph } from './drawParagraph.js';
import { drawFacts } from './drawFacts.js';
import { drawNote } from './drawNote.js';
import { drawRunningHeads } from './drawRunningHeads.js';
import { drawTable, minTableHeight } from './drawTable.js';
import { drawTitle } from './drawTitle.js';
import { Flow, type Fonts } from './Flow.js';
import { area, colours } from './paper.js';
import { paragraph } from './Paragraph.js';

const headSize = 14;
const headHeight = 30;
/** Space before a section and before a block of it. */
const beforeSection = 26;
const beforeBlock = 14;

/** Minimum space below a section's head for its first block, so that no head is alone. */
function minHeight(block: ReportBlock | undefined): number {
  if (!block) return 0;
  if (block.kind === 'table') return minTableHeight(block);
  if (block.kind === 'facts') return 48;
  return block.kind === 'note' ? 18 : chartHeight(block);
}

function drawSectionHead(flow: Flow, { number, title }: ReportDocumentSection): void {
  const head = paragraph(`${number}  ${title}`, flow.fonts.bold, headSize, area.width);
  flow.mark(`${number} ${title}`);
  flow.y = drawParagraph(flow.sheet, head, area.left, flow.y, colours.primary) + 9;
}

function drawBlock(flow: Flow, block: ReportBlock): void {
  if (block.kind === 'facts') drawFacts(flow, block);
  else if (block.kind === 'table') drawTable(flow, block);
  else if (block.kind === 'note') drawNote(flow, block);
  else drawChart(flow, block);
}

/** Lays out a whole document. */
export function layOut(document: ReportDocument, fonts: Fonts): Flow {
  const flow = new Flow(fonts);
  drawTitle(flow, document);
  for (const section of document.sections) {
    flow.space(beforeSection);
    flow.ensure(headHeight + minHeight(section.blocks[0]));
    drawSectionHead(flow, section);
    section.blocks.forEach((block, place) => {
      if (place > 0) flow.space(beforeBlock);
      drawBlock(flow, block);
    });
  }
  drawRunningHeads(flow, document);
  return flow;
}
