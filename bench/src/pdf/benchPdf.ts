import type { Browser, Page } from 'playwright';
import { atLeast, atMost, median, type Figure, type Section } from '../report.js';
import { openBrowser } from '../site/openBrowser.js';
import type { Printer } from './pages/entry.js';
import { sampleDocument } from './sampleDocument.js';
import { printers, servePages, type PrinterName } from './servePages.js';

interface Printed {
  readonly ms: number;
  readonly bytes: number;
  readonly pages: number;
  /** Longest task of the page meanwhile, ms. */
  readonly longestTask: number;
}

const names: Readonly<Record<PrinterName, string>> = {
  ours: '@huiqi/report, worker',
  jsPdf: 'jsPDF + autotable',
  pdfMake: 'pdfmake',
  reactPdf: 'react-pdf',
};

/** Runs in the page: prints once and counts what the page was kept from. */
async function printOnce(document: typeof sampleDocument) {
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  observer.observe({ type: 'longtask' });
  const { print } = (globalThis as unknown as { __printer: Printer }).__printer;
  const since = performance.now();
  const bytes = await print(document);
  const ms = performance.now() - since;
  await new Promise((resolve) => setTimeout(resolve, 50));
  observer.disconnect();
  const text = new TextDecoder('latin1').decode(bytes);
  return { ms, bytes: bytes.length, longestTask, pages: text.split(/\/Type \/Page\b/).length - 1 };
}

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  // The transpiler wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name ??= (wrapped) => wrapped');
  await page.goto(url);
  await page.waitForFunction(() => '__printer' in globalThis);
  return page;
}

/** Ten pages of Chinese, warm: our worker beside what else prints PDF in a browser, all with the same fonts. */
export async function benchPdf(rounds = 7): Promise<Section> {
  const site = await servePages();
  const browser = await openBrowser();
  const seen = new Map<PrinterName, Printed[]>(printers.map((name) => [name, []]));
  try {
    const pages = new Map<PrinterName, Page>();
    for (const name of printers) pages.set(name, await open(browser, `${site.url}/${name}`));
    for (let round = -2; round < rounds; round += 1) {
      for (const name of printers) {
        const printed = await pages.get(name)?.evaluate(printOnce, sampleDocument);
        if (printed && round >= 0) seen.get(name)?.push(printed);
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  const of = (name: PrinterName, key: keyof Printed) =>
    median((seen.get(name) ?? []).map((printed) => printed[key]));
  const ms = (name: PrinterName) => of(name, 'ms');
  const peers = printers.filter((name) => name !== 'ours');
  const figures: Figure[] = [
    atMost(`${names.ours}: ${of('ours', 'pages')} pages`, ms('ours'), 150, 'ms'),
    atMost(`${names.ours}: longest task of the page`, of('ours', 'longestTask'), 50, 'ms'),
    { name: `${names.ours}: size`, value: of('ours', 'bytes') / 1024, unit: 'KB' },
    ...peers.flatMap((name): Figure[] => [
      { name: `${names[name]}: ${of(name, 'pages')} pages`, value: ms(name), unit: 'ms' },
      { name: `${names[name]}: size`, value: of(name, 'bytes') / 1024, unit: 'KB' },
      atLeast(`${names[name]} ÷ ours`, ms(name) / ms('ours'), 1, '×'),
    ]),
  ];
  return {
    title: 'PDF: ten pages of Chinese',
    how: `Chromium, warm, ${rounds} interleaved rounds after two, the same text and fonts, medians`,
    figures,
  };
}
