import { gzipSync } from 'node:zlib';
import { atMost, median, type Figure, type Section } from '../report.js';
import type { Running } from '../server/processes.js';
import { bundlePage } from '../site/bundlePage.js';
import { loadPage, type PageLoad } from '../site/loadPage.js';
import { Chrome } from '../site/Chrome.js';
import { serveTexts } from '../site/staticServer.js';
import { figuresPath } from './charts.js';

const pages = ['ours', 'echarts', 'antdCharts'] as const;
type PageName = (typeof pages)[number];
const peers = ['echarts', 'antdCharts'] as const;
const labels: Readonly<Record<PageName, string>> = {
  ours: 'our dashboard',
  echarts: 'ECharts',
  antdCharts: 'antd with its charts',
};

/** Fetches the sample's figures once, so that no server works beside the pages that are measured. */
export async function fetchFigures({ url }: Running): Promise<string> {
  const response = await fetch(url + figuresPath, {
    headers: { 'x-request-id': 'web-bench-000001' },
  });
  if (!response.ok) throw new Error(`${figuresPath}: ${response.status}`);
  return response.text();
}

async function servePages(figures: string) {
  const files: Record<string, readonly [string, string]> = {
    [figuresPath]: ['application/json; charset=utf-8', figures],
  };
  const bytes = new Map<PageName, number>();
  for (const name of pages) {
    const { script, style } = await bundlePage(`bench/src/dashboard/pages/${name}.tsx`);
    bytes.set(name, gzipSync(script).length + gzipSync(style).length);
    files[`/${name}.js`] = ['text/javascript; charset=utf-8', script];
    files[`/${name}.css`] = ['text/css; charset=utf-8', style];
    const styles = style === '' ? '' : `<link rel="stylesheet" href="/${name}.css">`;
    files[`/${name}`] = [
      'text/html; charset=utf-8',
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1">${styles}` +
        `<script src="/${name}.js" defer></script></head><body><div id="root"></div></body></html>`,
    ];
  }
  return { bytes, ...(await serveTexts(files)) };
}

/** One board, six figures, six lines and two maps: ours, on ECharts, and on antd with its charts. */
export async function benchDashboard(figures: string, rounds = 7): Promise<Section> {
  const served = await servePages(figures);
  const chrome = await Chrome.launch();
  const loads = new Map<PageName, PageLoad[]>(pages.map((name) => [name, []]));
  try {
    for (let round = -1; round < rounds; round += 1) {
      for (const name of pages) {
        const load = await loadPage(chrome, {
          url: `${served.url}/${name}`,
          selector: '[data-drawn]',
        });
        if (round >= 0) loads.get(name)?.push(load);
      }
    }
  } finally {
    await chrome.close();
    await served.stop();
  }
  const of = (name: PageName, pick: (load: PageLoad) => number) =>
    median((loads.get(name) ?? []).map(pick));
  const bytes = (name: PageName) => (served.bytes.get(name) ?? Number.NaN) / 1024;
  const paint = (name: PageName) => of(name, ({ fcp }) => fcp);
  const drawn = (name: PageName) => of(name, ({ ready }) => ready);
  return {
    title: 'Dashboard: six figures, six lines, two maps of 26 townships',
    how: `Chromium, empty cache, 4× slower processor, Fast 4G, ${rounds} interleaved rounds, medians; each page requests the same figures`,
    figures: [
      ...pages.flatMap((name): Figure[] => [
        { name: `${labels[name]}: scripts and styles, gz`, value: bytes(name), unit: 'KB' },
        { name: `${labels[name]}: first paint`, value: paint(name), unit: 'ms' },
        { name: `${labels[name]}: charts drawn`, value: drawn(name), unit: 'ms' },
        { name: `${labels[name]}: blocking time`, value: of(name, ({ tbt }) => tbt), unit: 'ms' },
      ]),
      ...peers.flatMap((name) => [
        atMost(`bytes ÷ ${labels[name]}`, bytes('ours') / bytes(name), 1, '×'),
        atMost(`first paint ÷ ${labels[name]}`, paint('ours') / paint(name), 1, '×'),
        atMost(`charts drawn ÷ ${labels[name]}`, drawn('ours') / drawn(name), 1, '×'),
      ]),
    ],
  };
}
