import { readFileSync } from 'node:fs';
import { expectToFit } from '../support/lookAt.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

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
  { phone: '13800000001', pages: [...addressesOf('GRZX'), ...addressesOf('CREDIT_REPORT')] },
  { phone: '13800000005', pages: [...addressesOf('ADMIN_ORDERS'), ...addressesOf('GRZX01')] },
  {
    // An administrator holds every other key.
    phone: '13800000007',
    pages: site
      .filter(({ permission }) => permission !== null && !shared.includes(permission))
      .map(({ address }) => address),
  },
];

/** Pages of one test: one that fails is not looked for among all of them. */
const portion = 16;

for (const { phone, pages } of [{ phone: null, pages: open }, ...accounts])
  for (let from = 0; from < pages.length; from += portion) {
    const part = pages.slice(from, from + portion);
    const user = phone ?? 'a visitor';
    test(`pages of ${user} from ${part[0]} on have no accessibility violations and no sideways scrolling`, async ({
      page,
      server,
    }) => {
      test.setTimeout(240_000);
      if (phone !== null) await signIn(page, server.url, phone);
      for (const path of part) {
        await page.goto(path);
        await expect(page.getByRole('main')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectToFit(page, path, [1440, 375]);
      }
    });
  }

test('every page of the table is opened', () => {
  const looked = [...open, ...accounts.flatMap(({ pages }) => pages)];
  expect(site.length).toBeGreaterThan(10);
  for (const { address } of site) expect(looked).toContain(address);
});
