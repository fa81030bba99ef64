import { atMost, median, type Figure, type Section } from '../report.js';
import type { Running } from '../server/processes.js';
import { serveAntdPeers } from './antdPeers.js';
import { loadPage, type PageLoad } from './loadPage.js';
import { openBrowser } from './openBrowser.js';
import { serveReactHello } from './reactHello.js';

const cards = '[href*="productDetail"], [href*="ProductDetail"]';

/** First load of the site's pages and of the widget, beside React alone and the same with antd. */
export async function benchPages(server: Running, rounds = 5): Promise<Section[]> {
  const hello = await serveReactHello();
  const antd = await serveAntdPeers(server.url);
  const browser = await openBrowser();
  const pages: Record<string, [url: string, selector: string]> = {
    hello: [hello.url, '.hq-ready'],
    '/homePage': [`${server.url}/homePage`, cards],
    '/loan': [`${server.url}/loan`, cards],
    'antd list': [`${antd.url}/loan`, cards],
    widget: [`${server.url}/playground/insurer.html`, cards],
    'antd widget': [`${antd.url}/widget`, cards],
  };
  const loads = new Map<string, PageLoad[]>(Object.keys(pages).map((name) => [name, []]));
  try {
    for (let round = -1; round < rounds; round += 1) {
      for (const [name, [url, selector]] of Object.entries(pages)) {
        const load = await loadPage(browser, url, selector);
        if (round >= 0) loads.get(name)?.push(load);
      }
    }
  } finally {
    await browser.close();
    await hello.stop();
    await antd.stop();
  }
  const of = (name: string, pick: (load: PageLoad) => number) =>
    median((loads.get(name) ?? []).map(pick));
  return [siteSection(of, rounds), widgetSection(of, rounds)];
}

type Of = (name: string, pick: (load: PageLoad) => number) => number;
const how = (rounds: number) =>
  `Chromium, empty cache, 4× slower processor, Fast 4G, ${rounds} interleaved rounds, medians`;
const kb = ({ scriptBytes }: PageLoad) => scriptBytes / 1024;

function siteSection(of: Of, rounds: number): Section {
  const lcp = of('hello', (load) => load.lcp);
  const antd = of('antd list', (load) => load.lcp);
  const figures = ['/homePage', '/loan'].flatMap((name): Figure[] => [
    { name: `${name} scripts over the line (br)`, value: of(name, kb), unit: 'KB' },
    { name: `${name} LCP`, value: of(name, (load) => load.lcp), unit: 'ms' },
    atMost(`${name} LCP ÷ React hello`, of(name, (load) => load.lcp) / lcp, 1.6, '×'),
    atMost(`${name} LCP ÷ antd list page`, of(name, (load) => load.lcp) / antd, 0.5, '×'),
    atMost(
      `${name} TBT`,
      of(name, (load) => load.tbt),
      0,
      'ms',
    ),
    { name: `${name} first product shown`, value: of(name, (load) => load.ready), unit: 'ms' },
  ]);
  return {
    title: 'Site: first load',
    how: how(rounds),
    figures: [
      { name: 'React hello scripts', value: of('hello', kb), unit: 'KB' },
      { name: 'React hello LCP', value: lcp, unit: 'ms' },
      { name: 'antd list page scripts (br)', value: of('antd list', kb), unit: 'KB' },
      { name: 'antd list page LCP', value: antd, unit: 'ms' },
      { name: 'antd list page TBT', value: of('antd list', (load) => load.tbt), unit: 'ms' },
      {
        name: 'antd list page first product shown',
        value: of('antd list', (load) => load.ready),
        unit: 'ms',
      },
      ...figures,
    ],
  };
}

function widgetSection(of: Of, rounds: number): Section {
  const ready = of('widget', (load) => load.ready);
  const antd = of('antd widget', (load) => load.ready);
  return {
    title: 'Embed: from navigation to the first card (script tag in a partner page)',
    how: how(rounds),
    figures: [
      { name: 'React hello mounted', value: of('hello', (load) => load.ready), unit: 'ms' },
      { name: 'widget scripts over the line (br)', value: of('widget', kb), unit: 'KB' },
      { name: 'widget first card', value: ready, unit: 'ms' },
      { name: 'widget ÷ React hello', value: ready / of('hello', (load) => load.ready), unit: '×' },
      { name: 'antd widget scripts over the line (br)', value: of('antd widget', kb), unit: 'KB' },
      { name: 'antd widget first card', value: antd, unit: 'ms' },
      atMost('widget ÷ antd widget', ready / antd, 0.45, '×'),
    ],
  };
}
