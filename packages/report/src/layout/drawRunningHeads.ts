import type { ReportDocument } from '@huiqi/sdk/report';
import { shorten } from '../charts/shorten.js';
import type { Flow } from './Flow.js';
import { area, colours, paper } from './paper.js';

const size = 8;
const headLine = 44;
const footLine = paper.height - 42;

/** Name and number above, disclaimer and page number below, on every page; the first has its title instead of the head. */
export function drawRunningHeads(flow: Flow, { title, header }: ReportDocument): void {
  const font = flow.fonts.regular;
  const look = { font, size, colour: colours.muted } as const;
  const code = shorten(
    font,
    header.number ? `报告编号：${header.number}` : header.code,
    size,
    area.width * 0.4,
  );
  const name = shorten(font, title, size, area.width * 0.55);
  const disclaimer = shorten(font, header.disclaimer, size, area.width - 100);
  flow.sheets.forEach((sheet, place) => {
    if (place > 0) {
      sheet.text(name, area.left, headLine - 7, look);
      sheet.text(code, area.right, headLine - 7, { ...look, align: 'end' });
      sheet.line([
        [area.left, headLine],
        [area.right, headLine],
      ]);
    }
    sheet.line([
      [area.left, footLine],
      [area.right, footLine],
    ]);
    sheet.text(disclaimer, area.left, footLine + 15, look);
    const count = `第 ${place + 1} 页 共 ${flow.sheets.length} 页`;
    sheet.text(count, area.right, footLine + 15, { ...look, align: 'end' });
  });
}
