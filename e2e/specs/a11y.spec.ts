import { readFileSync } from 'node:fs';
import { violations } from '../support/axe.js';
import { expect, test } from '../support/test.js';
import { logIn } from '../support/journey.js';

interface SitePage {
  address: string;
  permission: string | null;
}

// The site's route table, as written by its build: new pages are checked automatically.
const site = JSON.parse(
  readFileSync(new URL('../../apps/platform/dist/pages.json', import.meta.url), 'utf8'),
) as SitePage[];
const addressesOf = (permission: string | null) =>
  site.filter((one) => one.permission === permission).map(({ address }) => address);

const shared = ['GRZX', 'CREDIT_REPORT', 'ADMIN_ORDERS', 'GRZX01'];

const open = [...addressesOf(null), '/no-such-page', '/reference/'];
const accounts = [
  {
    phone: '13800000001',
    start: /\/userCenter$/,
    pages: [...addressesOf('GRZX'), ...addressesOf('CREDIT_REPORT')],
  },
  {
    phone: '13800000005',
    start: /\/applicationManage$/,
    pages: [...addressesOf('ADMIN_ORDERS'), ...addressesOf('GRZX01')],
  },
  {
    // An administrator holds every other key.
    phone: '13800000007',
    start: /\/applicationManage$/,
    pages: site
      .filter(({ permission }) => permission !== null && !shared.includes(permission))
      .map(({ address }) => address),
  },
];
const widths = [1440, 375];

for (const width of widths) {
  test(`pages have no accessibility violations and no sideways scrolling at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(420_000);
    await page.setViewportSize({ width, height: 900 });
    const check = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await violations(page), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} is wider than the window`).toBeLessThanOrEqual(width);
    };
    for (const path of open) await check(path);
    for (const { phone, start, pages } of accounts) {
      await page.context().clearCookies();
      await page.goto('/login');
      // Where a visitor was sent to the login from: the account would land there.
      await page.evaluate(() => localStorage.clear());
      await logIn(page, phone);
      await expect(page).toHaveURL(start);
      for (const path of pages) await check(path);
    }
  });
}

test('every page of the table is opened', () => {
  const looked = [...open, ...accounts.flatMap(({ pages }) => pages)];
  expect(site.length).toBeGreaterThan(10);
  for (const { address } of site) expect(looked).toContain(address);
});
