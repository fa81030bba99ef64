import type { Page } from '@playwright/test';
import { countLive, liveNow } from '../support/leaks.js';
import {
  hostAnswers,
  hostFailures,
  openPartnerPage,
  widgetEvents,
} from '../support/partnerPage.js';
import { expect, test } from '../support/test.js';
import { listShows, partnerToken, widgetOf } from '../support/widgetWalk.js';

const rounds = 20;

async function open(page: Page): Promise<void> {
  await countLive(page);
  await openPartnerPage(page, { body: '' });
}

const mount = (page: Page, route: string, token = '') =>
  page.evaluate(
    ([path, value]) => {
      const element = document.createElement('huiqi-app');
      element.setAttribute('route', path);
      Object.assign(element, { fetchToken: async () => value || null });
      document.body.append(element);
    },
    [route, token] as const,
  );
const unmount = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('huiqi-app').forEach((one) => one.remove()));

/**
 * One round alone, which may leave what is made once a page, then many: nothing may have been added. `strays` of the
 * shadow roots may be held: about one in eighty is, by what is not yet known, where a leak would hold them all.
 */
async function leavesNothing(page: Page, round: () => Promise<void>, strays = 4): Promise<void> {
  const rest = async () => {
    const { listeners, timers, roots } = await liveNow(page);
    return { listeners, timers, tooManyRoots: roots > strays };
  };
  await round();
  await hostAnswers(page);
  await expect.poll(rest).toMatchObject({ timers: [], tooManyRoots: false });
  const once = await rest();
  for (let done = 0; done < rounds; done += 1) await round();
  await hostAnswers(page);
  await expect.poll(rest).toEqual(once);
  expect((await liveNow(page)).made).toBeGreaterThan(rounds);
  expect(await hostFailures(page)).toEqual([]);
}

test('lists that come and go leave no listener, timer or shadow root', async ({ page }) => {
  await open(page);
  await leavesNothing(page, async () => {
    await mount(page, '/cIGNALoan');
    await listShows(widgetOf(page));
    await unmount(page);
  });
});

test('products that go while their dialog is open leave nothing, nor lock the page', async ({
  page,
  request,
}) => {
  test.slow();
  await open(page);
  const token = await partnerToken(request);
  await leavesNothing(
    page,
    async () => {
      await mount(page, '/cIGNAProductDetail/100001', token);
      const widget = widgetOf(page);
      await widget.getByRole('button', { name: '立即申请' }).click();
      await expect(widget.getByRole('dialog').getByRole('radio').first()).toBeVisible();
      await unmount(page);
    },
    rounds / 5,
  );
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
  await leavesNothing(page, () =>
    page.evaluate(() => {
      const element = document.createElement('huiqi-app');
      document.body.append(element);
      element.remove();
    }),
  );
  expect(await widgetEvents(page)).toEqual([]);
});
