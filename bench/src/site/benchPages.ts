import type { ProductPage } from '@huiqi/sdk';
import type { Section } from '../report.js';
import type { Running } from '../server/processes.js';
import type { LoadedPage } from './loadPage.js';
import { measureLoads } from './measureLoads.js';
import { pageSections } from './pageSections.js';
import { serveReactHello } from './reactHello.js';
import { serveOtherSite } from './serveOtherSite.js';
import { servePeers } from './servePeers.js';

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

/** First load of the site's pages and of the widget, beside React alone and the same with antd. */
export async function benchPages(server: Running, rounds = 5): Promise<Section[]> {
  const hello = await serveReactHello();
  const other = await serveOtherSite();
  const peers = await servePeers(server.url);
  const pages = visits({
    hello: hello.url,
    peers: peers.url,
    site: server.url,
    detail: await firstProduct(server),
    other: other.url,
  });
  try {
    return pageSections(await measureLoads(pages, rounds));
  } finally {
    await hello.stop();
    await other.stop();
    await peers.stop();
  }
}
