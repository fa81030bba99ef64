import pdfMake from 'pdfmake/build/pdfmake.js';
import { fontUrls, offer } from './entry.js';

const at = (path: string) => new URL(path, location.href).href;
pdfMake.addFonts({ Noto: { normal: at(fontUrls.regular), bold: at(fontUrls.bold) } });

offer(async ({ title, sections }) => {
  const content: unknown[] = [{ text: title, fontSize: 20, bold: true }];
  for (const { number, title: head, blocks } of sections) {
    content.push({ text: `${number} ${head}`, fontSize: 14, bold: true, margin: [0, 20, 0, 8] });
    for (const block of blocks) {
      if (block.kind === 'facts')
        content.push({
          layout: 'lightHorizontalLines',
          table: { widths: [82, '*'], body: block.items.map(({ term, value }) => [term, value]) },
        });
      if (block.kind === 'table')
        content.push({
          layout: 'lightHorizontalLines',
          table: {
            headerRows: 1,
            widths: block.columns.map(() => '*'),
            body: [
              block.columns.map(({ header }) => ({ text: header, bold: true })),
              ...block.rows.map((row) =>
                block.columns.map(({ key, align }) => ({
                  text: row[key] ?? '',
                  alignment: align === 'end' ? 'right' : 'left',
                })),
              ),
            ],
          },
        });
    }
  }
  const pdf = pdfMake.createPdf({
    pageSize: 'A4',
    pageMargins: [48, 62, 48, 60],
    defaultStyle: { font: 'Noto', fontSize: 8.5 },
    footer: (page: number, pages: number) => ({
      text: `第 ${page} 页 共 ${pages} 页`,
      margin: [48, 10],
    }),
    content,
  });
  return new Uint8Array(await pdf.getBuffer());
});
