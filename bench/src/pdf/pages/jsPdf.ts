import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { fontUrls, offer } from './entry.js';

async function base64(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let text = '';
  for (let place = 0; place < bytes.length; place += 8192) {
    text += String.fromCharCode(...bytes.subarray(place, place + 8192));
  }
  return btoa(text);
}

const fonts = Promise.all([base64(fontUrls.regular), base64(fontUrls.bold)]);

offer(async ({ title, sections }) => {
  const [regular, bold] = await fonts;
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
  pdf.addFileToVFS('regular.ttf', regular).addFont('regular.ttf', 'noto', 'normal');
  pdf.addFileToVFS('bold.ttf', bold).addFont('bold.ttf', 'noto', 'bold');
  pdf.setFont('noto', 'bold').setFontSize(20).text(title, 48, 90);
  let startY = 110;
  for (const { number, title: head, blocks } of sections) {
    pdf
      .setFont('noto', 'bold')
      .setFontSize(14)
      .text(`${number} ${head}`, 48, startY + 20);
    for (const block of blocks) {
      const isTable = block.kind === 'table';
      const rows = isTable
        ? block.rows.map((row) => block.columns.map(({ key }) => row[key] ?? ''))
        : block.kind === 'facts'
          ? block.items.map(({ term, value }) => [term, value])
          : [];
      autoTable(pdf, {
        startY: startY + 30,
        margin: { left: 48, right: 48, top: 62, bottom: 60 },
        styles: { font: 'noto', fontSize: 8.5 },
        ...(isTable ? { head: [block.columns.map(({ header }) => header)] } : {}),
        body: rows,
      });
      startY = (pdf as unknown as { lastAutoTable: { finalY: number } }).lastAutoTable.finalY;
    }
  }
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page).setFontSize(8).text(`第 ${page} 页 共 ${pages} 页`, 480, 815);
  }
  return new Uint8Array(pdf.output('arraybuffer'));
});
