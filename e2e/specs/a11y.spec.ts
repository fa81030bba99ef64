import { readFileSync } from 'node:fs';
import { expectToFit } from '../support/lookAt.js';
import { followLayoutShift } from '../support/layoutShift.js';
import { openInPlace } from '../support/openInPlace.js';
import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

interface SitePage {
  address: string;
  permission: string | null;
  /** What stands in a page that the server does not draw until it comes. */
  shape: string;
  drawn: boolean;
}

// The site's route table, written by its build: new pages are checked automatically.
const site = JSON.parse(
  readFileSync(new URL('../../apps/platform/dist/pages.json', import.meta.url), 'utf8'),
) as SitePage[];

const applicant = '13800000001';
const officer = '13800000005';
const organisation = '13800000010';
const admin = '13800000007';
/** The account for each permission's pages; an administrator holds all other keys. */
const holders: Readonly<Record<string, string>> = {
  GRZX: applicant,
  CREDIT_REPORT: applicant,
  ADMIN_ORDERS: officer,
  GRZX01: officer,
  ORG_DESK: organisation,
};
const visitor = 'a visitor';
const openerOf = ({ permission }: SitePage): string =>
  permission === null ? visitor : (holders[permission] ?? admin);

/** A page per layout, with the parts that only the site has: header, menus, desk and footer. */
const frames = ['/homePage', '/userCenter/orders', '/applicationManage'];
/** Pages that may be empty. */
const blank = ['/404', '/no-such-page'];
const refusal = /页面不存在|请先选择|页面出现异常|没有查看这个页面的权限|内容不存在或已被删除/;

for (const [user, extra] of [
  [visitor, ['/no-such-page']],
  [applicant, []],
  [officer, []],
  [organisation, []],
  [admin, []],
] as const) {
  const own = site.filter((one) => openerOf(one) === user);
  const pages = own.map(({ address }) => address);

  test(`the pages of ${user} take the focus, have a title, stay still, fit and break no rule of axe`, async ({
    page,
    server,
  }) => {
    test.setTimeout(420_000);
    expect(pages.length).toBeGreaterThan(3);
    const expectStill = await followLayoutShift(page);
    if (user !== visitor) await signIn(page, server.url, user);
    const open = await openInPlace(page);
    for (const address of [...pages, ...extra]) {
      await test.step(address, async () => {
        // What the window's return to 1440 px moved is painted by then.
        await readSettled(page, () => page.evaluate(() => void document.takeShifts?.()));
        await open(address);
        await expectStill(`${address} at 1440 px`);
        await expect.soft(page, address).toHaveTitle(/^.+ - 垫江惠企平台$/);
        if (!blank.includes(address))
          await expect
            .soft(page.getByRole('heading', { level: 1 }), address)
            .not.toHaveText(refusal);
        // Contrast is checked in each view's stories, and here on one page per layout.
        await expectToFit(page, address, { contrast: frames.includes(address) });
      });
    }
  });

  test(`the pages of ${user} stay still on a phone`, async ({ page, server }) => {
    test.setTimeout(420_000);
    if (user !== visitor) await signIn(page, server.url, user);
    await page.setViewportSize({ width: 375, height: 812 });
    const expectStill = await followLayoutShift(page);
    const open = await openInPlace(page);
    for (const address of pages) {
      await open(address);
      await expectStill(`${address} at 375 px`);
    }
    // What stands there before the page is the same for many: the first of each shape, and what the server drew.
    const shapes = new Map(own.toReversed().map((one) => [one.shape, one]));
    const loaded = own.filter((one) => one.drawn || shapes.get(one.shape) === one);
    for (const { address } of loaded) {
      await page.goto(address);
      await expectStill(`${address} at 375 px, loaded`);
    }
  });
}

test('the reference of the interface fits and breaks no rule of axe', async ({ page }) => {
  await page.goto('/reference/');
  await expect(page.getByRole('main')).toBeVisible();
  // Hundreds of operations and schemas are rendered by the same two functions: a few are enough.
  await page.evaluate(() => {
    for (const kind of ['main article', 'main .schema'])
      for (const one of [...document.querySelectorAll(kind)].slice(8)) one.remove();
  });
  await expectToFit(page, 'the reference');
});
