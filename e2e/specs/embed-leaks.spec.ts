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
 * Mounts and removes widgets. All of it runs in the page: a locator or a handle of the test would hold the element that
 * it has found, and its shadow root with it.
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
      for (let done = 0; done < rounds; done += 1) {
        const element = document.createElement('huiqi-app');
        element.setAttribute('route', route);
        Object.assign(element, { fetchToken: async () => token ?? null });
        document.body.append(element);
        if (click) ((await until(element, click)) as HTMLElement).click();
        await until(element, shown);
        element.remove();
      }
    },
    [round, count] as const,
  );

/** Nodes and listeners that the browser itself counts, and the heap, after garbage collection. */
async function usage(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { nodes, listeners: jsEventListeners, megabytes: usedSize / 1e6 };
}

/** A few rounds, which may leave what is made once a page, then many: nothing may have been added. */
async function leavesNothing(page: Page, round: Round, count: number): Promise<void> {
  const rest = async () => {
    const { nodes, listeners } = await usage(page);
    const live = await liveNow(page);
    return { nodes, listeners, own: live.listeners, timers: live.timers, roots: live.roots };
  };
  await cycle(page, round, 10);
  await hostAnswers(page);
  await expect.poll(rest).toMatchObject({ timers: [], roots: 0 });
  const [once, before] = [await rest(), await usage(page)];
  await cycle(page, round, count);
  await hostAnswers(page);
  await expect.poll(rest).toEqual(once);
  expect((await usage(page)).megabytes).toBeLessThan(before.megabytes + 1);
  expect((await liveNow(page)).made).toBe(count + 10);
  expect(await hostFailures(page)).toEqual([]);
}

test('two hundred lists that come and go leave no node, listener, timer, shadow root or heap', async ({
  page,
}) => {
  test.slow();
  await open(page);
  await leavesNothing(page, { route: '/cIGNALoan', shown: 'article a' }, 200);
});

test('products that go while their dialog is open leave nothing, nor lock the page', async ({
  page,
  request,
}) => {
  test.slow();
  await open(page);
  const token = await partnerToken(request);
  const round = {
    route: '/cIGNAProductDetail/100001',
    token,
    click: 'aside button',
    shown: '[role=dialog] [type=radio]',
  };
  await leavesNothing(page, round, 40);
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
  await expect.poll(async () => (await liveNow(page)).roots).toBe(0);
  expect(await widgetEvents(page)).toEqual([]);
  expect(await hostFailures(page)).toEqual([]);
});
