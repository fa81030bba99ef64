import type { ProductPage } from '@huiqi/sdk';
import { median, type Section } from '../report.js';
import type { Running } from '../server/processes.js';
import { servePeers } from './servePeers.js';
import { Chrome } from './Chrome.js';
import { loadPage, type LoadedPage, type PageLoad } from './loadPage.js';
import { pageSections } from './pageSections.js';
import { serveReactHello } from './reactHello.js';
import { serveTexts } from './staticServer.js';

const cards = '[href*="productDetail"], [href*="ProductDetail"]';

/** The address of the first product of the list. */
async function firstProduct({ url }: Running): Promise<string> {
  const response = await fetch(`${url}/api/huiqi/product/index/page?index=1&size=1`, {
    headers: { 'x-request-id': 'web-bench-000001' },
  });
  const { data } = (await response.json()) as { data: ProductPage };
  const [first] = data.content;
  if (!first) throw new Error('there is no product');
  return `/productDetail/${first.id}`;
}

/**
 * A page of another site, from which visits start: a search engine, a portal, the browser's own start page. For the next
 * page the browser then takes another process. Only an empty tab's process is used again, unless the page is isolated.
 */
const serveOtherSite = () =>
  serveTexts({
    '/': [
      'text/html; charset=utf-8',
      '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>搜索</title><link rel="icon" href="data:,"><p>垫江惠企平台',
    ],
  });

interface Addresses {
  readonly hello: string;
  readonly peers: string;
  readonly site: string;
  /** Path of a product. */
  readonly detail: string;
  readonly other: string;
}

/** What is loaded in each round, in this order. */
function visits({ hello, peers, site, detail, other }: Addresses): Record<string, LoadedPage> {
  const helloPage = { url: hello, selector: '.hq-ready' };
  const loanPage = { url: `${site}/loan`, selector: cards };
  const widget = { selector: cards, host: 'huiqi-app' };
  const pages: Record<string, LoadedPage> = {
    hello: helloPage,
    'antd list': { url: `${peers}/loan`, selector: cards },
    '/homePage': { url: `${site}/homePage`, selector: cards },
    '/loan': loanPage,
    '/productDetail': { url: site + detail, selector: 'main h1' },
    '/policyOnline': { url: `${site}/policyOnline`, selector: '[href*="policyDetail"]' },
    widget: { url: `${peers}/partner`, ...widget },
    'widget, loan.js': { url: `${peers}/partner-loan`, ...widget },
    'antd widget': { url: `${peers}/widget`, selector: cards },
  };
  const linked = Object.entries(pages).map(([name, page]) => [name, { ...page, from: other }]);
  return {
    ...Object.fromEntries(linked),
    'hello, empty tab': helloPage,
    '/loan, empty tab': loanPage,
  };
}

const describe = ({ lcp, ready, tbt, shift }: PageLoad): string =>
  `LCP ${lcp.toFixed(0)} · shown ${ready.toFixed(0)} · TBT ${tbt.toFixed(0)} · shift ${shift.toFixed(3)}`;

/** A load that failed is tried once more: one slow moment of the machine must not end the whole run. */
const loadSurely = (chrome: Chrome, page: LoadedPage): Promise<PageLoad> =>
  loadPage(chrome, page).catch((error: unknown) => {
    console.log(`  again: ${String(error)}`);
    return loadPage(chrome, page);
  });

/** First load of the site's pages and of the widget, beside React alone and the same with antd. */
export async function benchPages(server: Running, rounds = 5): Promise<Section[]> {
  const hello = await serveReactHello();
  const other = await serveOtherSite();
  const peers = await servePeers(server.url);
  const chrome = await Chrome.launch();
  const pages = visits({
    hello: hello.url,
    peers: peers.url,
    site: server.url,
    detail: await firstProduct(server),
    // 127.0.0.1 and localhost are two sites.
    other: other.url.replace('127.0.0.1', 'localhost'),
  });
  const loads = new Map<string, PageLoad[]>(Object.keys(pages).map((name) => [name, []]));
  try {
    // The first round fills the caches of the servers and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      console.log(round === 0 ? '\nwarming up' : `\nround ${round} of ${rounds}`);
      for (const [name, page] of Object.entries(pages)) {
        const load = await loadSurely(chrome, page);
        console.log(`  ${name.padEnd(17)} ${describe(load)}`);
        if (round > 0) loads.get(name)?.push(load);
      }
    }
  } finally {
    await chrome.close();
    await hello.stop();
    await other.stop();
    await peers.stop();
  }
  const all = (name: string) => loads.get(name) ?? [];
  return pageSections({
    rounds,
    of: (name, pick) => median(all(name).map(pick)),
    ratio: (name, to, pick) =>
      median(all(name).map((load, at) => pick(load) / pick(all(to)[at] ?? load))),
  });
}
