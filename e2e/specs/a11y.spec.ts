import { expectToFit } from '../support/lookAt.js';
import { followLayoutShift } from '../support/layoutShift.js';
import { openInPlace } from '../support/openInPlace.js';
import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { openers, pagesOf, refusal } from '../support/sitePages.js';
import { expect, test } from '../support/test.js';

/** A page per layout, with the parts that only the site has: header, menus, desk and footer. */
const frames = ['/homePage', '/userCenter/orders', '/applicationManage'];
/** Pages that may be empty. */
const blank = ['/404', '/no-such-page'];

for (const user of Object.values(openers)) {
  const own = pagesOf(user);
  const extra = user === openers.visitor ? ['/no-such-page'] : [];
  const pages = own.map(({ address }) => address);

  test(`the pages of ${user} take the focus, have a title, stay still, fit and break no rule of axe`, async ({
    page,
    server,
  }) => {
    test.setTimeout(420_000);
    expect(pages.length).toBeGreaterThan(3);
    const expectStill = await followLayoutShift(page);
    if (user !== openers.visitor) await signIn(page, server.url, user);
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
    if (user !== openers.visitor) await signIn(page, server.url, user);
    await page.setViewportSize({ width: 375, height: 812 });
    const expectStill = await followLayoutShift(page);
    const open = await openInPlace(page);
    for (const address of pages) {
      await open(address);
      await expectStill(`${address} at 375 px`);
    }
    // What is shown before the page is the same for many: the first of each shape, and what the server drew.
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
