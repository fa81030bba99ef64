import type { Browser } from 'playwright';
import type { StaffOrderPage } from '@huiqi/sdk';
import { isAsked, roundsOf } from '../asked.js';
import type { Section } from '../report.js';
import type { Running } from '../server/processes.js';
import type { LoadedPage } from '../site/loadPage.js';
import { measureLoads } from '../site/measureLoads.js';
import { openBrowser } from '../site/openBrowser.js';
import { serveReactHello } from '../site/reactHello.js';
import { serveOtherSite } from '../site/serveOtherSite.js';
import { measureSteps } from './measureSteps.js';
import { interactionSection, loadSection } from './sections.js';
import { servePeers, type PeerPage } from './servePeers.js';
import { signIn } from './signIn.js';
import { walks } from './walks.js';

type Cookie = Awaited<ReturnType<typeof signIn>>;

interface Users {
  readonly applicant: Cookie;
  readonly staff: Cookie;
}

interface Site {
  readonly server: Running;
  readonly peers: string;
  readonly users: Users;
}

/** An application that waits for a decision of the bank: each round decides on one. */
async function waitingOrder({ server, users: { staff } }: Site): Promise<string> {
  const path = '/api/huiqi/order/admin/page?queue=mine&sortDirection=ASC&index=1&size=1';
  const response = await fetch(server.url + path, {
    headers: { cookie: `${staff.name}=${staff.value}` },
  });
  const { data } = (await response.json()) as { data: StaffOrderPage };
  const [first] = data.content;
  if (!first) throw new Error('no order waits for a decision');
  return first.orderId;
}

type Pair = readonly [path: string, selector: string, user: keyof Users, peerSelector: string];

/** Ours and what shows that it has its data; whose it is; what shows the same on the page of antd. */
const pages = (orderId: string): Readonly<Record<PeerPage, Pair>> => ({
  userCentre: ['/userCenter', 'main section li', 'applicant', '.ant-list-item'],
  orders: ['/userCenter/orders', 'main tbody tr', 'applicant', '.ant-table-row'],
  notices: ['/userCenter/notices', 'main li [href*="noticeId"]', 'applicant', '.ant-table-row'],
  wizard: ['/productApply?productId=100001&companyId=1', 'main input', 'applicant', '.ant-input'],
  report: ['/creditReport?orderId=10000008', 'main h1', 'applicant', '.ant-table-row'],
  staffList: ['/applicationManage', 'main tbody tr', 'staff', '.ant-table-row'],
  staffDetail: [`/applicationManage?orderId=${orderId}`, 'main h1', 'staff', '.ant-descriptions'],
});

/** What is loaded in each round, in this order. */
async function visits(site: Site, hello: string, from: string) {
  const { server, peers, users } = site;
  const loaded: Record<string, LoadedPage> = { hello: { url: hello, selector: '.hq-ready', from } };
  for (const [name, page] of Object.entries(pages(await waitingOrder(site)))) {
    if (!isAsked(name)) continue;
    const [path, selector, user, peerSelector] = page;
    const cookie = users[user];
    const { search } = new URL(path, server.url);
    loaded[name] = { url: server.url + path, selector, cookie, from };
    loaded[`antd ${name}`] = {
      url: `${peers}/${name}${search}`,
      selector: peerSelector,
      cookie,
      from,
    };
  }
  return loaded;
}

type Times = Map<string, number[]>;

function add(times: Times, took: ReadonlyMap<string, number>): void {
  for (const [name, ms] of took) times.set(name, [...(times.get(name) ?? []), ms]);
}

async function measureInteractions(site: Site, browser: Browser, rounds: number) {
  const { server, peers, users } = site;
  const ours: Times = new Map();
  const others: Times = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const asked = walks(await waitingOrder(site)).filter(({ page }) => isAsked(page));
    for (const { user, path, steps, peer } of asked) {
      const cookie = users[user];
      if (peer) {
        const url = peers + peer.path;
        add(others, await measureSteps({ browser, url, cookie }, peer.steps));
      }
      add(ours, await measureSteps({ browser, url: server.url + path, cookie }, steps));
    }
  }
  return { rounds, ours, others };
}

/** Pages of signed-in people: how they load, and how soon they respond, beside the same with antd. */
export async function benchSignedInPages(server: Running): Promise<Section[]> {
  const rounds = roundsOf(3);
  const hello = await serveReactHello();
  const other = await serveOtherSite();
  const peers = await servePeers(server.url);
  const users = {
    applicant: await signIn(server.url, '13800000001'),
    staff: await signIn(server.url, '13800000005'),
  };
  const site = { server, peers: peers.url, users };
  const browser = await openBrowser();
  try {
    const loads = await measureLoads(await visits(site, hello.url, other.url), rounds);
    const interactions = await measureInteractions(site, browser, rounds);
    return [loadSection(loads), interactionSection(interactions)];
  } finally {
    await browser.close();
    await hello.stop();
    await other.stop();
    await peers.stop();
  }
}
