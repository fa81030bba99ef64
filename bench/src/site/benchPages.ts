import type { ProductPage } from '@huiqi/sdk';
import { median, type Section } from '../report.js';
import type { Running } from '../server/processes.js';
import { servePeers } from './servePeers.js';
import { Chrome } from './Chrome.js';
import { loadPage, type LoadedPage, type PageLoad } from './loadPage.js';
import { pageSections } from './pageSections.js';
import { serveReactHello } from './reactHello.js';

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

/** What the site sends as well: the browser opens such a page in a new process, once the response has come. */
const isolated = { 'cross-origin-opener-policy': 'same-origin' };

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
  const isolatedHello = await serveReactHello(isolated);
  const peers = await servePeers(server.url);
  const chrome = await Chrome.launch();
  const detail = await firstProduct(server);
  const pages: Record<string, LoadedPage> = {
    hello: { url: hello.url, selector: '.hq-ready' },
    'hello, isolated': { url: isolatedHello.url, selector: '.hq-ready' },
    'antd list': { url: `${peers.url}/loan`, selector: cards },
    '/homePage': { url: `${server.url}/homePage`, selector: cards },
    '/loan': { url: `${server.url}/loan`, selector: cards },
    '/productDetail': { url: server.url + detail, selector: 'main h1' },
    '/policyOnline': { url: `${server.url}/policyOnline`, selector: '[href*="policyDetail"]' },
    widget: {
      url: `${peers.url}/partner`,
      selector: cards,
      host: 'huiqi-app',
    },
    'widget, loan.js': {
      url: `${peers.url}/partner-loan`,
      selector: cards,
      host: 'huiqi-app',
    },
    'antd widget': { url: `${peers.url}/widget`, selector: cards },
  };
  const loads = new Map<string, PageLoad[]>(Object.keys(pages).map((name) => [name, []]));
  try {
    // The first round fills the caches of the servers and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      console.log(round === 0 ? '\nwarming up' : `\nround ${round} of ${rounds}`);
      for (const [name, page] of Object.entries(pages)) {
        const load = await loadSurely(chrome, page);
        console.log(`  ${name.padEnd(16)} ${describe(load)}`);
        if (round > 0) loads.get(name)?.push(load);
      }
    }
  } finally {
    await chrome.close();
    await hello.stop();
    await isolatedHello.stop();
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
