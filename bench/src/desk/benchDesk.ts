import type { Browser } from 'playwright';
import type { OrderEvidence, StaffOrderPage } from '@huiqi/sdk';
import { isAsked, roundsOf } from '../asked.js';
import { signIn } from '../pages/signIn.js';
import { servePeers } from '../pages/servePeers.js';
import { atMost, median, progress, type Figure, type Section } from '../report.js';
import type { Running } from '../server/processes.js';
import { openBrowser } from '../site/openBrowser.js';
import { Hands } from './Hands.js';
import type { Subject, Task, Way } from './Task.js';
import { caseTasks, phrase } from './caseTasks.js';
import { listTasks } from './listTasks.js';

const operator = '13800000006';

type Cookie = Awaited<ReturnType<typeof signIn>>;

interface Effort {
  readonly keys: number;
  readonly clicks: number;
  readonly hands: number;
  /** What the machine takes. */
  readonly waited: number;
}

async function read<Data>(url: string, path: string, { name, value }: Cookie): Promise<Data> {
  const response = await fetch(`${url}/api/huiqi${path}`, {
    headers: { cookie: `${name}=${value}` },
  });
  const { data } = (await response.json()) as { data: Data };
  return data;
}

/** The order that has waited longest for the operator, of those that the task can be done on. */
async function firstWaiting(url: string, cookie: Cookie, { isOn }: Task): Promise<Subject> {
  const path = '/order/admin/page?queue=mine&sortDirection=ASC&index=1&size=100';
  const { content } = await read<StaffOrderPage>(url, path, cookie);
  for (const order of content) {
    const evidence = () =>
      read<OrderEvidence>(url, `/order/admin/${order.orderId}/evidence`, cookie);
    if (!isOn || isOn(await evidence())) return order;
  }
  throw new Error('no such order waits for a decision');
}

async function addPhrase(url: string, { name, value }: Cookie): Promise<void> {
  await fetch(`${url}/api/huiqi/order/admin/phrases`, {
    method: 'POST',
    headers: {
      cookie: `${name}=${value}`,
      'content-type': 'application/json',
      'x-request-id': 'web-bench-000001',
      origin: url,
    },
    body: JSON.stringify({ text: phrase, isShared: false }),
  });
}

interface Place {
  readonly browser: Browser;
  readonly url: string;
  readonly cookie: Cookie;
}

async function doTask({ browser, url, cookie }: Place, way: Way, subject: Subject) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  try {
    await context.addCookies([{ ...cookie, url: new URL(url).origin }]);
    const page = await context.newPage();
    // Machines that do other work take long to load a page, which is not counted.
    page.setDefaultTimeout(300_000);
    await page.goto(url + way.path(subject));
    await way.prepare?.(page, subject);
    const hands = new Hands(page);
    await way.act(hands, subject);
    await way.shows(page, subject).waitFor();
    const { keys, clicks, seconds, elapsed } = hands;
    return { keys, clicks, hands: seconds, waited: elapsed };
  } finally {
    await context.close();
  }
}

const total = ({ hands, waited }: Effort) => hands + waited;
const actions = ({ keys, clicks }: Effort) => keys + clicks;

function figuresOf(name: string, ours: readonly Effort[], antd: readonly Effort[]): Figure[] {
  const pick = (efforts: readonly Effort[], of: (effort: Effort) => number) =>
    median(efforts.map(of));
  const [our] = ours;
  const [their] = antd;
  if (!our || !their) return [];
  const counted = (side: string, { keys, clicks }: Effort): Figure[] => [
    { name: `${name}: keys, ${side}`, value: keys, unit: '' },
    { name: `${name}: clicks, ${side}`, value: clicks, unit: '' },
  ];
  return [
    ...counted('ours', our),
    ...counted('antd', their),
    { name: `${name}: seconds, ours`, value: pick(ours, total), unit: 's' },
    { name: `${name}: seconds, antd`, value: pick(antd, total), unit: 's' },
    { name: `${name}: of them waited, ours`, value: pick(ours, ({ waited }) => waited), unit: 's' },
    { name: `${name}: of them waited, antd`, value: pick(antd, ({ waited }) => waited), unit: 's' },
    atMost(`${name}: keys and clicks ÷ antd`, actions(our) / actions(their), 1, '×'),
    atMost(`${name}: seconds ÷ antd`, pick(ours, total) / pick(antd, total), 1, '×'),
  ];
}

async function measure(task: Task, ours: Place, antd: Place, api: string, rounds: number) {
  const our: Effort[] = [];
  const their: Effort[] = [];
  for (let round = 0; round < rounds; round += 1) {
    progress(task.name);
    our.push(await doTask(ours, task.ours, await firstWaiting(api, ours.cookie, task)));
    their.push(await doTask(antd, task.antd, await firstWaiting(api, ours.cookie, task)));
  }
  return figuresOf(task.name, our, their);
}

/** Ten tasks of an officer on our desk and on one of antd with pro-components: keys, clicks and seconds. */
export async function benchDesk({ url }: Running): Promise<Section[]> {
  // Keys and clicks are the same in each round, and most seconds are those of the hands.
  const rounds = roundsOf(1);
  const cookie = await signIn(url, operator);
  await addPhrase(url, cookie);
  const peers = await servePeers(url, ['desk', 'declarations']);
  const browser = await openBrowser();
  const figures: Figure[] = [];
  try {
    for (const task of [...caseTasks, ...listTasks].filter(({ name }) => isAsked(name))) {
      const ours = { browser, url, cookie };
      const antd = { browser, url: peers.url, cookie };
      figures.push(...(await measure(task, ours, antd, url, rounds)));
    }
  } finally {
    await browser.close();
    await peers.stop();
  }
  const how = `${rounds} rounds; hands by the keystroke-level model, waiting measured`;
  return [{ title: 'Ten tasks on a desk, beside antd with pro-components', how, figures }];
}
