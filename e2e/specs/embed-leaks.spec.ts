import type { Page } from '@playwright/test';
import { countLive, liveNow } from '../support/leaks.js';
import {
  hostAnswers,
  hostFailures,
  openPartnerPage,
  widgetEvents,
} from '../support/partnerPage.js';
import { expect, test } from '../support/test.js';
import { partnerToken } from '../support/widgetWalk.js';

async function open(page: Page): Promise<void> {
  await countLive(page);
  await openPartnerPage(page, { body: '' });
}

interface Round {
  readonly route: string;
  readonly token?: string;
  /** Selector of what is clicked first; nothing when left out. */
  readonly click?: string;
  /** Selector of what is shown before the widget goes. */
  readonly shown: string;
}

/**
 * Mounts and removes widgets; returns how many nodes the last one had. Everything runs in the page: a locator or handle of the
 * test would keep its element, and thereby its shadow root, alive.
 */
const cycle = (page: Page, round: Round, count: number) =>
  page.evaluate(
    async ([{ route, token, click, shown }, rounds]) => {
      const until = (element: Element, selector: string) =>
        new Promise<Element>((resolve) => {
          const look = () => {
            const found = element.shadowRoot?.querySelector(selector);
            if (found) resolve(found);
            else requestAnimationFrame(look);
          };
          look();
        });
      let nodes = 0;
      for (let done = 0; done < rounds; done += 1) {
        const element = document.createElement('huiqi-app');
        element.setAttribute('route', route);
        Object.assign(element, { fetchToken: async () => token ?? null });
        document.body.append(element);
        if (click) ((await until(element, click)) as HTMLElement).click();
        await until(element, shown);
        const walker = document.createTreeWalker(element.shadowRoot as ShadowRoot);
        for (nodes = 1; walker.nextNode();) nodes += 1;
        element.remove();
      }
      return nodes;
    },
    [round, count] as const,
  );

/** What is alive after garbage collection: as the browser itself counts it, and of the widgets. */
async function rest(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const { timers, roots, listeners: own } = await liveNow(page);
  return { counts: { nodes, listeners, roots, megabytes: usedSize / 1e6 }, timers, own };
}

/**
 * A few rounds, which may leave what is created once per page, then many. What the browser still holds of the last one
 * is not a leak, but nothing may remain of each.
 */
async function leavesNothing(page: Page, round: Round, count: number): Promise<void> {
  await cycle(page, round, 10);
  await hostAnswers(page);
  await expect.poll(() => rest(page)).toMatchObject({ timers: [] });
  const once = await rest(page);
  const size = await cycle(page, round, count);
  await hostAnswers(page);
  const added = async () => {
    const { counts, timers, own } = await rest(page);
    const perRound = (name: keyof typeof counts, besides = 0) =>
      Math.max(0, Math.floor((counts[name] - once.counts[name] - besides) / count));
    // As long as the browser holds the last one, it holds what that one showed first too, such as its skeleton.
    const held = counts.roots > once.counts.roots ? 2 * size : 0;
    return {
      nodes: perRound('nodes', held),
      listeners: perRound('listeners'),
      roots: perRound('roots'),
      isHeapFuller: counts.megabytes > once.counts.megabytes + 1,
      timers,
      own,
    };
  };
  await expect
    .poll(added)
    .toEqual({ nodes: 0, listeners: 0, roots: 0, isHeapFuller: false, timers: [], own: once.own });
  expect((await liveNow(page)).made).toBe(count + 10);
  expect(await hostFailures(page)).toEqual([]);
}

test('lists that come and go leave no node, listener, timer, shadow root or heap', async ({
  page,
}) => {
  await open(page);
  await leavesNothing(page, { route: '/cIGNALoan', shown: 'article a' }, 50);
});

test('products that go while their dialog is open leave nothing, nor lock the page', async ({
  page,
  request,
}) => {
  await open(page);
  const token = await partnerToken(request);
  const round = {
    route: '/cIGNAProductDetail/100001',
    token,
    click: 'aside button',
    shown: '[role=dialog] [type=radio]',
  };
  await leavesNothing(page, round, 15);
  const locks = await page.evaluate(() => [
    document.querySelectorAll('[aria-hidden], [inert], [data-radix-focus-guard]').length,
    getComputedStyle(document.documentElement).overflow,
    getComputedStyle(document.body).pointerEvents,
  ]);
  expect(locks).toEqual([0, 'visible', 'auto']);
});

test('an element that goes before its code has come is not drawn and leaves nothing', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    for (let done = 0; done < 200; done += 1) {
      const element = document.createElement('huiqi-app');
      document.body.append(element);
      element.remove();
    }
  });
  await hostAnswers(page);
  await expect.poll(async () => (await liveNow(page)).roots).toBeLessThan(10);
  expect(await widgetEvents(page)).toEqual([]);
  expect(await hostFailures(page)).toEqual([]);
});
