import { expect, test } from '../support/test.js';
import { openPartnerPage, violations } from '../support/partnerPage.js';
import { strict, trustedTypes, weakened } from '../support/policy.js';
import { partnerToken, walk, widgetOf } from '../support/widgetWalk.js';

test('the documented policy, with trusted types, is enough for list, detail, login and form', async ({
  page,
  request,
  server,
}) => {
  await openPartnerPage(page, { policy: `${strict(server.url)}; ${trustedTypes}` });
  const logos = widgetOf(page).getByRole('article').locator('img');
  await expect(logos).toHaveCount(6);
  const areLoaded = (all: Element[]) =>
    all.every((one) => (one as HTMLImageElement).naturalWidth > 0);
  await expect.poll(() => logos.evaluateAll(areLoaded)).toBe(true);
  await walk(page, await partnerToken(request));
  expect(await violations(page)).toEqual([]);
  const isEnforced = await page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b></b>';
      return false;
    } catch {
      return true;
    }
  });
  expect(isEnforced, 'the browser enforces trusted types').toBe(true);
});

test('without any one of its sources, the browser refuses what needs it and nothing else', async ({
  page,
  server,
}) => {
  for (const { name, gone, directives } of weakened) {
    await openPartnerPage(page, { policy: strict(server.url, directives) });
    const refused = async () => (await violations(page)).map((line) => line.split(/-elem| /)[0]);
    await expect.poll(refused, `${name} ${gone}`).toContain(name);
    expect(new Set(await refused()), `${name} ${gone}`).toEqual(new Set([name]));
  }
});
